import type { FactValue } from '../../facts.ts'
import { defineService } from '../../service.ts'
import { dropChallenge } from './challenge.ts'

/** What is said of each end; while the issuer is still asked, it was the person who left. */
const codes: { readonly [A in FactValue<'payment.authentication'>]: string } = {
  asked: 'challengeLeft',
  failed: 'rechargeFailed',
  invalid: 'cardInvalid',
  timedOut: 'challengeTimedOut',
  unreachable: 'unreachable',
}

/** The issuer's question is closed without a proof: nothing was charged, and the person is told why. */
export const endAuthentication = defineService({
  outcomes: { ended: { says: true } },
  async run({ vault, fact }) {
    const how = fact('payment.authentication') ?? 'asked'
    // A card that its issuer refused is forgotten, as one that the operator refused is.
    if (how === 'failed') vault.wipe()
    else dropChallenge(vault)
    return { outcome: 'ended', code: codes[how], gives: { 'payment.authentication': undefined } }
  },
})
