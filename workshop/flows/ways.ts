import type { FactValues } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { ServiceName } from '../../runtime/services.ts'
import type { Brand } from '../../sandbox/documents.ts'
import type { FaultName } from '../../sandbox/faults.ts'

/** The key of a seed customer of the sandbox, or of the number that is nobody's. */
export type Person = string

export type CardPayment = 'credit' | 'debit' | 'cef_debit'

/** `says nothing`: not even the bridge speaks. */
export type Issuer =
  | 'asks'
  | 'says nothing'
  | 'agrees'
  | 'refuses'
  | 'does not know the card'
  /** Its question is there until the time is over. */
  | 'runs out of time'

/** One thing that is done to get somewhere: by the customer, by the operator or by the network. Plain data. */
export type Deed =
  /** What the person chose or typed. */
  | { readonly do: 'write'; readonly facts: FactValues }
  /** Their number is typed at the login. */
  | { readonly do: 'number' }
  /** The code of the SMS, or another one, is typed. */
  | { readonly do: 'code'; readonly typed: 'right' | 'wrong' }
  /** They come by a link that a partner signed for them. */
  | { readonly do: 'link' }
  | { readonly do: 'target'; readonly whose: 'own' | 'other' }
  /** A card of theirs is chosen, to pay with it or to change something about it. */
  | { readonly do: 'saved card'; readonly brand: Brand; readonly cvv?: string; readonly type?: CardPayment }
  /** A wallet is chosen, whose sheet ends with a token, or is `left` or `failed`. */
  | { readonly do: 'wallet'; readonly type: 'googlepay' | 'applepay'; readonly sheet: string }
  /** With the step on screen, the operator stops offering the person all ways to pay but these. */
  | { readonly do: 'offer'; readonly ways: readonly string[] }
  /** A new card is typed. */
  | { readonly do: 'new card'; readonly pan: string; readonly type?: CardPayment }
  /** What the card's issuer does once it is asked; it asks the person when nothing else was said. */
  | { readonly do: 'issuer'; readonly how: Issuer }
  /** Cards of this customer do not go through the gateway's bridge. */
  | { readonly do: 'bridge'; readonly is: 'off' }
  /** With the step on screen, another schedule is made in another tab. */
  | { readonly do: 'schedule elsewhere' }
  /** As the step is opened, the device stores nothing any more: it has no record of what was paid on it. */
  | { readonly do: 'store nothing' }
  /** With the step on screen, the device loses its network. */
  | { readonly do: 'offline' }
  /** The service is run, as a step would run it. */
  | { readonly do: 'run'; readonly service: ServiceName }
  /** The operator's answer to a call goes wrong. */
  | {
      readonly do: 'fault'
      readonly call: CallName
      readonly fault: FaultName
      readonly times?: number
      readonly status?: number
      readonly code?: number
    }
  /** As the step is opened, the operator has stopped to answer a call, so many times. */
  | { readonly do: 'silence'; readonly call: CallName; readonly times: number }
  /** Requests go out with these headers instead of the app's: another channel, another device. */
  | { readonly do: 'headers'; readonly headers: Readonly<Record<string, string>> }
  /** The operator's clock moves on. */
  | { readonly do: 'wait'; readonly moveMs: number }
  /** The code is paid at the payer's bank; the credit arrives, or it does not. */
  | { readonly do: 'pay the Pix'; readonly credit: 'arrives' | 'is lost' }
  /** The person answers on the page of the bank, or of the checkout. */
  | { readonly do: 'answer elsewhere'; readonly with: 'pay' | 'refuse' | 'lose the credit' }
  /** What is paid elsewhere was just created: the person has not been there yet. */
  | { readonly do: 'fresh' }

/** How something comes about, and the facts that are known afterwards, as far as guards ask for them. */
export interface Way {
  /** Another customer than the one of most stories. */
  readonly person?: Person
  readonly deeds: readonly Deed[]
  readonly gives?: FactValues
}

/** How an outcome of a service comes about. */
export type Recipe =
  | {
      readonly deeds: readonly Deed[]
      /** Another customer than the one of most stories. */
      readonly person?: Person
      /** The code of the error catalogue that it carries. */
      readonly says?: string
      /** The same in a flow of Pix channels, where it is another. */
      readonly saysByPix?: string
    }
  /** Nothing that a story can do leads to it: why. */
  | { readonly cannot: string }
