/** The events that count as a touch. `input` is one of them, because autofill fires only that event. */
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
