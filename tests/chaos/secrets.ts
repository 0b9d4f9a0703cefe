/** Inputs of a customer that must reach nobody but the operator and the gateway. */
export interface Secrets {
  readonly cvv: string
  readonly expiry: string
  readonly cpf: string
  /** Returns the number that the customer types for a test card. Both have the same brand, last digits and charges. */
  readonly panOf: (pan: string) => string
  /** Returns the number that replaces a sandbox customer's. */
  readonly msisdnOf: (msisdn: string) => string
  /** Returns the name that replaces a sandbox customer's. */
  readonly nameOf: (name: string) => string
  /** The seed of the operator's own chance: its codes and ids. By default, the walk's chance decides. */
  readonly chance?: number
}

export const usualSecrets: Secrets = {
  cvv: '739',
  expiry: '12/30',
  cpf: '52998224725',
  panOf: pan => pan,
  msisdnOf: msisdn => msisdn,
  nameOf: name => name,
}

/** Secrets of two customers whose new cards are not among those that they have saved already. */
export const pair: readonly [Secrets, Secrets] = [
  { ...usualSecrets, panOf: pan => moved(pan, 5) },
  { ...usualSecrets, cvv: '481', expiry: '11/31', cpf: '11144477735', panOf: pan => moved(pan, 3) },
]

/** Secrets of two customers who have nothing in common: neither number nor name, SMS codes nor ids of payments. */
export const strangers: readonly [Secrets, Secrets] = [
  { ...pair[0], chance: 1 },
  {
    ...pair[1],
    msisdnOf: msisdn => msisdn.replace(/^(.{4}).{5}/, '$146810'),
    nameOf: () => 'Joaquim Xavier',
    chance: 2,
  },
]

/**
 * Changes two digits of a card number between the issuer's and the last four, one by `by` and one by 10 - `by`. Both
 * count once in the check sum, which therefore stays right.
 */
function moved(pan: string, by: number): string {
  const change = new Map([
    [9, by],
    [11, 10 - by],
  ])
  return [...pan].map((digit, at) => String((Number(digit) + (change.get(at) ?? 0)) % 10)).join('')
}
