/** What is typed, as it is now and as the page last knew it. */
type Field = Pick<HTMLInputElement, 'value' | 'defaultValue'>

/** What of a document is looked at. */
export interface Fields {
  querySelectorAll<F extends Field>(selector: string): ArrayLike<F>
}

const TEXTS = 'input:not([type=radio]):not([type=checkbox])'

/** Whether there is a text on the page that only its field knows. */
export function hasTypedText(document: Fields): boolean {
  return Array.from(document.querySelectorAll(TEXTS)).some(({ value, defaultValue }) => value !== defaultValue)
}
