/** The last possible position of the bubble relative to its button; the first is 0. */
export const LAST_STOP = 6

/** The distance to the edges of the screen, in px. */
const MARGIN = 8

/** The distance between the bubble and its button, in px: `space.x3`. */
const GAP = 12

export interface Place {
  /** The bubble's position: 0 is farthest to the right of its button, `LAST_STOP` farthest to the left. */
  stop: number
  side: 'above' | 'below'
}

interface Sizes {
  /** The button's position in the window, in px. */
  button: { left: number; width: number; top: number; height: number }
  bubble: { width: number; height: number }
  /** The window's size in px, without its scroll bars. */
  screen: { width: number; height: number }
}

/**
 * Returns the bubble's position: below its button if it fits there, since above it would cover the label of the field that
 * contains the button, and the field before; else on the side with more room. It is centred as far as the screen allows.
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
