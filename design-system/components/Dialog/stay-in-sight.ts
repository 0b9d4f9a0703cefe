/** A frame gets no event when the page around it scrolls, so the dialog looks for the visible part this often. */
const LOOK_AGAIN_MS = 300

/**
 * Keeps a dialog inside the visible part of a frame such as a partner's. If the page around the frame scrolls, the
 * bottom of the frame, where a sheet stands, may be out of sight. Returns a function that stops the watch.
 */
export function stayInSight(dialog: HTMLElement): () => void {
  if (window.top === window.self) return () => {}
  // If the frame's edge is in the middle of the window, the page around the frame scrolls, so that the dialog gets the
  // whole window.
  dialog.scrollIntoView({ block: 'nearest' })
  // In a frame of another site, a script learns only from an observer which part of the frame is visible.
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
