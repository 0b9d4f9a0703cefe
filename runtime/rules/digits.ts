/** Where Unicode's full-width forms of ASCII stand, and how far they are from ASCII. */
const FULL_WIDTH = /[！-～]/g
const TO_ASCII = 0xfee0

/** `text` with full-width characters, such as `１` and `＋`, as ASCII: an Asian keyboard writes them. */
export function halfWidth(text: string): string {
  return text.replace(FULL_WIDTH, character => String.fromCharCode(character.charCodeAt(0) - TO_ASCII))
}

/** The decimal digits of `text`, in order, leading zeros kept. Every number field is reduced so before it is checked. */
export function digitsOf(text: string): string {
  return halfWidth(text).replace(/[^0-9]/g, '')
}
