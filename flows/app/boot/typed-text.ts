/** A text that the customer has typed into a field, and whether that field has the focus. */
interface TypedText {
  readonly name: string
  readonly text: string
  readonly hasFocus: boolean
}

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')]

/** Returns the texts that the customer has typed into the fields of this element. */
export function typedTexts(root: HTMLElement): readonly TypedText[] {
  return fieldsIn(root)
    .filter(({ type, value, defaultValue }) => !['radio', 'checkbox'].includes(type) && value !== defaultValue)
    .map(field => ({ name: field.name, text: field.value, hasFocus: field === document.activeElement }))
}

/** Writes the texts into the fields with the same names. */
export function typeAgain(root: HTMLElement, texts: readonly TypedText[]): void {
  for (const { name, text, hasFocus } of texts) {
    const field = fieldsIn(root).find(one => one.name === name)
    if (field === undefined) continue
    if (hasFocus) field.focus()
    field.setRangeText(text, 0, field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
