import { withinTime } from '../clock.ts'
import type { FactValues } from '../facts.ts'
import { getFeatureToggles } from '../operator/contract/customer.ts'
import type { Context } from '../service/service.ts'

/** The longest time that a login waits for the list of switched-on features. */
const TOGGLES_MS = 2_500

/** The features that each login reads as on or off. */
export const toggleFacts = [
  'toggles.lightBlue',
  'toggles.checkout',
  'toggles.sdkCheckout',
  'toggles.campaigns',
] as const

const allOff: FactValues = {
  'toggles.lightBlue': false,
  'toggles.checkout': false,
  'toggles.sdkCheckout': false,
  'toggles.sdkEnv': undefined,
  'toggles.campaigns': false,
}

/** Returns the features that are on for the customer of this token. If no answer arrives within 2.5 s, all are off. */
export function loadToggles(
  { send, clock }: Context,
  who: { readonly msisdn: string; readonly token: string },
  signal: AbortSignal,
): Promise<FactValues> {
  const { msisdn, token } = who
  return withinTime(clock, TOGGLES_MS, allOff, async () => {
    const answer = await send(getFeatureToggles, { params: { msisdn }, token, signal })
    if (answer.kind !== 'ok') return allOff
    const { lightBlue, smartCheckout, campaignsAvaliable } = answer.data
    return {
      'toggles.lightBlue': lightBlue,
      'toggles.checkout': smartCheckout.checkout,
      'toggles.sdkCheckout': smartCheckout.sdkCheckout,
      'toggles.sdkEnv': smartCheckout.sdkEnv,
      'toggles.campaigns': campaignsAvaliable,
    }
  })
}
