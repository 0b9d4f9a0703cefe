/** Returns the last amount in a text, in cents. */
export function centsIn(text: string): number | undefined {
  const amount = [...text.matchAll(/R\$\s?([\d.]+),(\d\d)/g)].at(-1)
  return amount === undefined ? undefined : Number(`${amount[1]?.replaceAll('.', '')}${amount[2]}`)
}

/** Returns the first phone number in a text, in digits. */
export function phoneIn(text: string): string | undefined {
  return digitsOf(/\(\d\d\)\s?\d{4,5}-\d{4}/.exec(text)?.[0])
}

/** Returns the amount and the number that a sentence about a recharge contains. */
export function orderIn(text: string) {
  return { nsu: undefined, cents: centsIn(text), recipient: phoneIn(text) }
}

/** Returns the digits of a text; undefined if it has no digits. */
export function digitsOf(text: string | undefined): string | undefined {
  return text?.replace(/\D/g, '') || undefined
}

/** Converts a text that consists of an amount, such as `R$ 20,00`, to cents; NaN if it has no digits. */
export function centsOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(digitsOf(text) ?? Number.NaN)
}
