/** The decimal digits of `text`, in order, leading zeros kept. Every number field is reduced so before it is checked. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '')
}
