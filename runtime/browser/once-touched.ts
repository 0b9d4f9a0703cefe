/** Autofill makes only the last of them. */
const inputs = ['pointerdown', 'keydown', 'input'] as const

/** Calls when the person first does anything. */
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
