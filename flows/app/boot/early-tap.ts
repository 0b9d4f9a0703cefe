declare global {
  interface Window {
    /** Set by the script of a prerendered page. Stops recording taps, and returns the button of the last one. */
    takeEarlyTap?: () => HTMLElement | undefined
  }
}

/** Repeats the customer's last tap from before the app was ready. */
export function replayEarlyTap(window: Window): void {
  const button = window.takeEarlyTap?.()
  delete window.takeEarlyTap
  if (button?.isConnected) button.click()
}
