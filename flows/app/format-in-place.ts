/** Formats what an input holds, and leaves the caret behind the same digit as before. */
export function formatInPlace(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input
  const next = format(value)
  if (next === value) return
  const caret = selectionStart ?? value.length
  const isAtEnd = caret === value.length
  const digitsBefore = countDigits(value.slice(0, caret))
  input.value = next
  const at = isAtEnd ? next.length : positionAfter(next, digitsBefore)
  input.setSelectionRange(at, at)
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
