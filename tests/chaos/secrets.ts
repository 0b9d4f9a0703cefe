/** Inputs of a customer that only the operator and the gateway may receive. */
export interface Secrets {
  readonly cvv: string
  readonly expiry: string
  readonly cpf: string
  /**
   * Returns the card number that the customer types instead of a test card's. Both numbers have the same brand, last
   * digits and charge results.
   */
  readonly panOf: (pan: string) => string
  /** Returns the phone number that replaces a sandbox customer's number. */
  readonly msisdnOf: (msisdn: string) => string
  /**
   * Returns the name to use instead of a sandbox customer's name, so that a walk can be repeated with other personal
   * data.
   */
  readonly nameOf: (name: string) => string
  /** The seed of the operator's random codes and ids. By default, the walk's seed is used. */
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

/** Secrets of two customers. Their new cards differ from the cards that they have saved. */
export const pair: readonly [Secrets, Secrets] = [
  { ...usualSecrets, panOf: pan => moved(pan, 5) },
  { ...usualSecrets, cvv: '481', expiry: '11/31', cpf: '11144477735', panOf: pan => moved(pan, 3) },
]

/** Secrets of two customers whose number, name, SMS codes and payment ids all differ. */
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
 * Changes two middle digits of a card number, one by `by` and the other by 10 - `by`. Both digits have the same weight
 * in the check sum, so the check sum stays valid.
 */
function moved(pan: string, by: number): string {
  const change = new Map([
    [9, by],
    [11, 10 - by],
  ])
  return [...pan].map((digit, at) => String((Number(digit) + (change.get(at) ?? 0)) % 10)).join('')
}
