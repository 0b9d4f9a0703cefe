import type { FactValues } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { CardPayment } from '../../runtime/rules/payment-types.ts'
import type { ServiceName } from '../../runtime/services.ts'
import type { Brand } from '../../sandbox/documents.ts'
import type { FaultName } from '../../sandbox/faults.ts'

/** The key of a customer in the sandbox's seed data, or of the phone number that belongs to no customer. */
export type Person = string

/** The answer of the card's issuer to its question. With `says nothing`, even the bridge sends no message. */
export type Issuer =
  | 'asks'
  | 'says nothing'
  | 'agrees'
  | 'refuses'
  | 'does not know the card'
  /** The issuer's question remains without an answer until it expires. */
  | 'runs out of time'

/** An event of a story: by the customer, by the operator or by the network. Plain data. */
export type Action =
  /** The customer chooses or types these facts. */
  | { readonly do: 'write'; readonly facts: FactValues }
  /** The customer types their number at the login. */
  | { readonly do: 'number' }
  /** The customer types the code of the SMS, or a wrong code. */
  | { readonly do: 'code'; readonly typed: 'right' | 'wrong' }
  /** The customer opens a link that a partner has signed for this customer. */
  | { readonly do: 'link' }
  | { readonly do: 'target'; readonly whose: 'own' | 'other' }
  /** The customer chooses a saved card to pay with, or to change. */
  | { readonly do: 'saved card'; readonly brand: Brand; readonly cvv?: string; readonly type?: CardPayment }
  /** The customer chooses a wallet. Its sheet returns a token, `left` or `failed`. */
  | { readonly do: 'wallet'; readonly type: 'googlepay' | 'applepay'; readonly sheet: string }
  /**
   * While the step is on screen, the operator changes its payment methods. From then on it offers only these methods.
   */
  | { readonly do: 'offer'; readonly methods: readonly string[] }
  | { readonly do: 'new card'; readonly pan: string; readonly type?: CardPayment }
  /** Sets how the card's issuer answers a 3-D Secure check. By default, the issuer asks the customer a question. */
  | { readonly do: 'issuer'; readonly how: Issuer }
  /** For this customer, the operator does not send cards through the gateway's bridge. */
  | { readonly do: 'bridge'; readonly is: 'off' }
  /** While the step is on screen, the customer saves another schedule in another tab. */
  | { readonly do: 'schedule elsewhere' }
  /**
   * When the step opens, the device can no longer store anything. The device therefore has no record of its charges.
   */
  | { readonly do: 'store nothing' }
  /** While the step is on screen, the device loses its network. */
  | { readonly do: 'offline' }
  /** The app runs the service, as it does when a step runs one. */
  | { readonly do: 'run'; readonly service: ServiceName }
  /** The call fails with this `fault`. */
  | {
      readonly do: 'fault'
      readonly call: CallName
      readonly fault: FaultName
      readonly times?: number
      readonly status?: number
      readonly code?: number
    }
  /** When the step opens, the operator stops answering this call. It leaves the call unanswered `times` times. */
  | { readonly do: 'silence'; readonly call: CallName; readonly times: number }
  /** The app sends these headers instead of its own, for example another channel or another device. */
  | { readonly do: 'headers'; readonly headers: Readonly<Record<string, string>> }
  /** Moves the operator's clock forward. */
  | { readonly do: 'wait'; readonly moveMs: number }
  /** The payer pays the code at their bank. Then the credit arrives or does not arrive. */
  | { readonly do: 'pay the Pix'; readonly credit: 'arrives' | 'is lost' }
  /** The customer answers on the page of the bank or of the checkout. */
  | { readonly do: 'answer elsewhere'; readonly with: 'pay' | 'refuse' | 'lose the credit' }
  /** The payment at another site was created just now. The customer has not visited that site yet. */
  | { readonly do: 'fresh' }
