/** Returns the last amount in a text, in cents. */
export function centsIn(text: string): number | undefined {
  const amount = [...text.matchAll(/R\$\s?([\d.]+),(\d\d)/g)].at(-1)
  return amount === undefined ? undefined : Number(`${amount[1]?.replaceAll('.', '')}${amount[2]}`)
}

/** Returns the digits of the first phone number in a text. */
export function phoneIn(text: string): string | undefined {
  return digitsOf(/\(\d\d\)\s?\d{4,5}-\d{4}/.exec(text)?.[0])
}

/** Returns the amount and the phone number in a sentence about a recharge. */
export function orderIn(text: string) {
  return { nsu: undefined, cents: centsIn(text), recipient: phoneIn(text) }
}

export function digitsOf(text: string | undefined): string | undefined {
  return text?.replace(/\D/g, '') || undefined
}

/** Converts an amount such as `R$ 20,00` to cents. Returns NaN if the text has no digits. */
export function centsOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(digitsOf(text) ?? Number.NaN)
}
