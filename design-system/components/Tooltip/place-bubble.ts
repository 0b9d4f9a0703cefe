/** The bubble can stand at this many places beside its button, and one more. */
export const LAST_STOP = 6

/** Clear of the edges of the screen, in px. */
const MARGIN = 8

export interface Place {
  /** From 0, to the right of the button's middle, to `LAST_STOP`, to its left. */
  stop: number
  side: 'above' | 'below'
}

interface Sizes {
  /** Of the button, in the window, in px. */
  button: { left: number; width: number; top: number }
  bubble: { width: number; height: number }
  /** Of the window, in px, without its scroll bar. */
  screenWidth: number
}

/** Returns where a bubble is all on the screen, in the middle above its button if it can be. */
export function placeBubble({ button, bubble, screenWidth }: Sizes): Place {
  const middle = button.left + button.width / 2
  const most = (LAST_STOP * (middle - MARGIN)) / bubble.width
  const least = LAST_STOP - (LAST_STOP * (screenWidth - MARGIN - middle)) / bubble.width
  const centre = LAST_STOP / 2
  const wanted = Math.max(centre, Math.ceil(least))
  const stop = Math.max(0, Math.min(wanted, Math.floor(most), LAST_STOP))
  return { stop, side: button.top < bubble.height ? 'below' : 'above' }
}
