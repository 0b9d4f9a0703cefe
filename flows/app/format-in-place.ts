/**
 * Formats what an input holds, and leaves the caret behind the same digit as before. `inputType` is the input event's.
 * Where a text is mended in its middle, nothing is added to it: what is missing is about to be typed.
 */
export function formatInPlace(input: HTMLInputElement, format: (text: string) => string, inputType = ''): void {
  const { value, selectionStart } = input
  const next = format(value)
  const caret = selectionStart ?? value.length
  const isAtEnd = caret === value.length
  if (next === value || (!isAtEnd && countDigits(next) > countDigits(value))) return
  const at = isAtEnd ? next.length : positionAfter(next, countDigits(value.slice(0, caret)))
  input.value = next
  // Delete takes what stands behind the caret: a separator that comes back is passed, or it would hold the caret up.
  const passed = inputType === 'deleteContentForward' ? at + (/^\D+/.exec(next.slice(at))?.[0].length ?? 0) : at
  input.setSelectionRange(passed, passed)
}

/** How a text came to be what it is: `insertText`, `deleteContentForward`. Empty for an event that does not say. */
export function inputTypeOf(event: Event): string {
  return event instanceof InputEvent ? event.inputType : ''
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function positionAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen += 1
  }
  return text.length
}
