/** A field's current text, and the text that the page last rendered in it. */
type Field = Pick<HTMLInputElement, 'value' | 'defaultValue'>

/** The part of a document that is read. */
export interface Fields {
  querySelectorAll<F extends Field>(selector: string): ArrayLike<F>
}

const TEXTS = 'input:not([type=radio]):not([type=checkbox])'

/** Whether a field on the page has a text that a reload would lose. */
export function hasTypedText(document: Fields): boolean {
  return Array.from(document.querySelectorAll(TEXTS)).some(({ value, defaultValue }) => value !== defaultValue)
}
