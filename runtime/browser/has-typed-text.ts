type Field = Pick<HTMLInputElement, 'value' | 'defaultValue'>

export interface Fields {
  querySelectorAll<F extends Field>(selector: string): ArrayLike<F>
}

const TEXTS = 'input:not([type=radio]):not([type=checkbox])'

/** Returns whether a reload would lose a text that the customer typed. */
export function hasTypedText(document: Fields): boolean {
  return Array.from(document.querySelectorAll(TEXTS)).some(({ value, defaultValue }) => value !== defaultValue)
}
