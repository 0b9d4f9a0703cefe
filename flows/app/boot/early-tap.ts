declare global {
  interface Window {
    /** Set by the script that is part of a prerendered page: stops keeping taps, and returns the last one's button. */
    takeEarlyTap?: () => HTMLElement | undefined
  }
}

/** Does what the person tapped before the app was there to hear it. */
export function replayEarlyTap(window: Window): void {
  const button = window.takeEarlyTap?.()
  delete window.takeEarlyTap
  if (button?.isConnected) button.click()
}
