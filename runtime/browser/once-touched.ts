/** Autofill fires only the event `input`. */
const inputs = ['pointerdown', 'keydown', 'input'] as const

/** Calls the listener once, at the customer's first tap, key press or input. */
export function onceTouched(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  listener: () => void,
): void {
  const hear = (): void => {
    for (const input of inputs) window.removeEventListener(input, hear)
    listener()
  }
  for (const input of inputs) window.addEventListener(input, hear)
}
