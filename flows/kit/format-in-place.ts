import { digitsOf } from '../../runtime/rules/digits.ts'

/**
 * `text` is the whole text. `inserted` is the part that was just typed, pasted or autofilled, if the browser
 * reports it.
 */
export type Format = (text: string, inserted: string) => string

/**
 * Formats an input's text, and keeps the caret after the same digit as before. `event` is the change event, if
 * there is one. After an edit in the middle of the text no separators are added, because the customer will still
 * type the missing digits. While a keyboard composes text (IME) nothing is formatted, because the keyboard would
 * enter its text a second time.
 */
export function formatInPlace(input: HTMLInputElement, format: Format, event?: Event): void {
  const { inputType = '', isComposing = false } = event instanceof InputEvent ? event : {}
  if (isComposing) return
  if (inputType === 'historyUndo') return repeat(input, format, 'undo')
  if (inputType === 'historyRedo') return repeat(input, format, 'redo')
  const { value, selectionStart } = input
  const next = format(value, insertedBy(event))
  const caret = selectionStart ?? value.length
  const isAtEnd = caret === value.length
  if (next === value || (!isAtEnd && countDigits(next) > countDigits(value))) return
  const at = isAtEnd ? next.length : positionAfter(next, countDigits(value.slice(0, caret)))
  replace(input, next)
  // The Delete key removes the character after the caret. If that was a separator, the format inserts it again, so the
  // caret moves behind it.
  const passed = inputType === 'deleteContentForward' ? at + (/^\D+/.exec(next.slice(at))?.[0].length ?? 0) : at
  input.setSelectionRange(passed, passed)
}

/**
 * Replaces the input's text as if the customer had typed it, so that the customer can undo the change. Browsers
 * drop the undo history when a script sets a value. `execCommand` is deprecated, but it is the only method that
 * supports undo. It works only in the focused field.
 */
function replace(input: HTMLInputElement, text: string): void {
  if (document.activeElement === input) {
    input.select()
    document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)
  }
  if (input.value !== text) input.value = text
}

/**
 * Repeats undo or redo until the text is formatted. This skips the steps that the formatter added to the undo
 * history.
 */
function repeat(input: HTMLInputElement, format: Format, command: 'undo' | 'redo'): void {
  const digits = countDigits(input.value.slice(0, input.selectionStart ?? 0))
  let before: string | undefined
  while (format(input.value, '') !== input.value && input.value !== before) {
    before = input.value
    document.execCommand?.(command)
  }
  if (before === undefined || command === 'undo') return
  const at = positionAfter(input.value, digits)
  input.setSelectionRange(at, at)
}

function insertedBy(event: Event | undefined): string {
  return event instanceof InputEvent || event instanceof CompositionEvent ? (event.data ?? '') : ''
}

function countDigits(text: string): number {
  return digitsOf(text).length
}

function positionAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen += 1
  }
  return text.length
}
