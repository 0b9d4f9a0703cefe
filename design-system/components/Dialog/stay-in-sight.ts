/** A frame gets no event when the page around it scrolls, so the visible part is looked up again after this time. */
const LOOK_AGAIN_MS = 300

/**
 * Keeps a dialog that covers a frame inside the visible part of the frame. If the page around the frame scrolls, the
 * bottom of the frame, where a sheet stands, may be out of sight. Returns the function that stops.
 */
export function stayInSight(dialog: HTMLElement): () => void {
  if (window.top === window.self) return () => {}
  // Only an observer can tell a frame of another site which part of it is visible.
  const observer = new IntersectionObserver(([seen]) => {
    if (seen === undefined || seen.intersectionRect.height === 0) return
    const { intersectionRect: part, boundingClientRect: whole } = seen
    // The scrim also paints the border, so the whole frame stays dark.
    dialog.style.borderTop = `${part.top - whole.top}px solid transparent`
    dialog.style.borderBottom = `${whole.bottom - part.bottom}px solid transparent`
  })
  const look = (): void => {
    observer.unobserve(dialog)
    observer.observe(dialog)
  }
  look()
  const timer = setInterval(look, LOOK_AGAIN_MS)
  return () => {
    clearInterval(timer)
    observer.disconnect()
  }
}
