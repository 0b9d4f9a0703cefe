import type { FactValue } from '../../facts.ts'
import type { MessageCode } from '../../operator/error-codes.ts'
import { defineService } from '../../service/service.ts'
import { dropChallenge } from './challenge.ts'

/**
 * The message code for each way in which the issuer's confirmation can fail. `asked` means that the customer left
 * before the issuer answered.
 */
const codes: { readonly [A in FactValue<'payment.authentication'>]: MessageCode } = {
  asked: 'challengeLeft',
  failed: 'rechargeFailed',
  invalid: 'cardInvalid',
  timedOut: 'challengeTimedOut',
  unreachable: 'unreachable',
}

/** Ends a confirmation that brought no proof. Nothing was charged, and the message says why. */
export const endAuthentication = defineService({
  outcomes: { ended: { money: 'none', says: true, clears: ['payment.authentication'] } },
  async run({ vault, fact }) {
    const how = fact('payment.authentication') ?? 'asked'
    // If the issuer refused the card, the card is removed from the vault, as after a refusal by the operator.
    if (how === 'failed') vault.wipe()
    else dropChallenge(vault)
    return { outcome: 'ended', code: codes[how], gives: { 'payment.authentication': undefined } }
  },
})
