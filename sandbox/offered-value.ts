import { type Refusal, refusal } from './answer.ts'
import type { CustomerDocument } from './documents.ts'
import { rechargeValues } from './recharge-values.ts'
import { profileOf } from './seed/profiles.ts'

/** Code 402 for what is none of the values, 427 for one that the customer's profile does not have. */
export function refuseUnoffered(
  customer: CustomerDocument,
  valueCents: number,
  values: readonly { readonly id: number }[] = rechargeValues,
): Refusal | undefined {
  if (!values.some(({ id }) => id === valueCents)) return refusal(422, 402, 'no such value')
  return profileOf(customer).values.includes(valueCents) ? undefined : refusal(422, 427, 'not of this profile')
}
