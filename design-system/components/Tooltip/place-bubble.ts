/** The number of the last possible position of the bubble. The first position is 0. */
export const LAST_STOP = 6

/** The distance between the bubble and the edges of the screen, in px. */
const MARGIN = 8

/** The distance between the bubble and its button, in px. It has the value of `space.x3`. */
const GAP = 12

export interface Place {
  /**
   * The horizontal position of the bubble. 0 is farthest to the right of the button, `LAST_STOP` farthest to the left.
   */
  stop: number
  side: 'above' | 'below'
}

interface Sizes {
  /** The position of the button in the window, in px. */
  button: { left: number; width: number; top: number; height: number }
  bubble: { width: number; height: number }
  /** The size of the window in px, without its scroll bars. */
  screen: { width: number; height: number }
}

/**
 * Returns the position of the bubble. It is below the button if it fits there, because above the button it would cover
 * the label of the field that contains the button. If it does not fit below, it is on the side with more space. It is
 * centred as far as the screen permits.
 */
export function placeBubble({ button, bubble, screen }: Sizes): Place {
  const middle = button.left + button.width / 2
  const most = (LAST_STOP * (middle - MARGIN)) / bubble.width
  const least = LAST_STOP - (LAST_STOP * (screen.width - MARGIN - middle)) / bubble.width
  const centre = LAST_STOP / 2
  const wanted = Math.max(centre, Math.ceil(least))
  const stop = Math.max(0, Math.min(wanted, Math.floor(most), LAST_STOP))
  const room = { above: button.top, below: screen.height - button.top - button.height }
  const needed = bubble.height + GAP + MARGIN
  return { stop, side: room.below < needed && room.above > room.below ? 'above' : 'below' }
}
