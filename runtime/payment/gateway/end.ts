import type { FactValue } from '../../facts.ts'
import type { MessageCode } from '../../operator/error-codes.ts'
import { defineService } from '../../service/service.ts'
import { dropChallenge } from './challenge.ts'

/**
 * The message code for each way in which the issuer's question ended. `asked` means that the customer left before the
 * issuer answered.
 */
const codes: { readonly [A in FactValue<'payment.authentication'>]: MessageCode } = {
  asked: 'challengeLeft',
  failed: 'rechargeFailed',
  invalid: 'cardInvalid',
  timedOut: 'challengeTimedOut',
  unreachable: 'unreachable',
}

/** Closes the issuer's question when there is no proof: nothing was charged, and the message says why. */
export const endAuthentication = defineService({
  outcomes: { ended: { money: 'none', says: true, clears: ['payment.authentication'] } },
  async run({ vault, fact }) {
    const how = fact('payment.authentication') ?? 'asked'
    // A card that its issuer refused is removed from the vault, like a card that the operator refused.
    if (how === 'failed') vault.wipe()
    else dropChallenge(vault)
    return { outcome: 'ended', code: codes[how], gives: { 'payment.authentication': undefined } }
  },
})
