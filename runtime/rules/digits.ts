/** Unicode's full-width forms of ASCII characters, and the difference of their codes from ASCII. */
const FULL_WIDTH = /[！-～]/g
const TO_ASCII = 0xfee0

/** Returns `text` with full-width characters, such as `１` and `＋`, converted to ASCII. Asian keyboards produce them. */
export function halfWidth(text: string): string {
  return text.replace(FULL_WIDTH, character => String.fromCharCode(character.charCodeAt(0) - TO_ASCII))
}

/** Returns the digits of `text`, with leading zeros. Every check of a number field uses it first. */
export function digitsOf(text: string): string {
  return halfWidth(text).replace(/[^0-9]/g, '')
}
