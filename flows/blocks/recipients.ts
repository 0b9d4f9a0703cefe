import type { CustomerRecord } from '../../runtime/customer/reads.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'

export type Recipient = NonNullable<CustomerRecord['recipients']>[number]

/** Returns the name that the customer gave to a saved number, or undefined if it has none. */
export function nameOf({ name }: Recipient): string | undefined {
  const known = name?.trim()
  return known === '' ? undefined : known
}

/**
 * Returns the name that the customer gave to this phone number. Returns undefined if the number is not saved, has
 * no name, or the list could not be read.
 */
export function nameIn(recipients: readonly Recipient[] | undefined, msisdn: string | undefined): string | undefined {
  const saved = recipients?.find(one => one.msisdn === msisdn)
  return saved && nameOf(saved)
}

/** Returns the texts of a row: the name with the number below it, or only the number. */
export function wordsOf(recipient: Recipient): { readonly title: string; readonly detail: string | undefined } {
  const number = formatPhone(recipient.msisdn)
  const name = nameOf(recipient)
  return name === undefined ? { title: number, detail: undefined } : { title: name, detail: number }
}
