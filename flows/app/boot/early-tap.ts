declare global {
  interface Window {
    /**
     * The script of a prerendered page sets this function. It stops recording taps, and returns the button that was
     * tapped last.
     */
    takeEarlyTap?: () => HTMLElement | undefined
  }
}

/** Repeats the last tap that the customer made before the app had started. */
export function replayEarlyTap(window: Window): void {
  const button = window.takeEarlyTap?.()
  delete window.takeEarlyTap
  if (button?.isConnected) button.click()
}
