import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { FaultName } from '../../sandbox/faults.ts'

/** A planned fault for one request. The sandbox makes every fault except `unreadable`, which the test makes. */
export interface Fault {
  readonly name: FaultName | 'unreadable'
  readonly status?: number
  readonly code?: number
  readonly delayMs?: number
}

/** Groups of operator calls for which a walk plans faults. */
export const CALLS = {
  charge: [
    'createCreditRecharge',
    'createPixRecharge',
    'createDebitRecharge',
    'createSecureDebitRecharge',
    'createPispRecharge',
  ],
  status: ['getRechargeStatus', 'getPispStatus'],
  history: ['getRecharges'],
  last: ['getLastRecharge'],
  code: ['getPixCode'],
  redirect: ['getPispRedirect', 'getCheckout'],
  session: ['openSession', 'sendSmsToken', 'closeSession'],
  reads: ['getCustomer', 'getPaymentMethods', 'getBridgeAvailability', 'getFeatureToggles', 'tokenizeCard'],
} as const satisfies { readonly [group: string]: readonly CallName[] }
export type CallGroup = keyof typeof CALLS

/** The payment methods of a walk: the operator's name, and how the customer enters the card. */
export const WAYS = [
  'saved',
  'new',
  'debit-saved',
  'debit-new',
  'cef',
  'pix',
  'pisp',
  'mercado_pago',
  'googlepay',
  'applepay',
] as const
export type Way = (typeof WAYS)[number]

/** An event shortly before or after a tap that pays. */
export type Happening =
  | { readonly do: 'clock' | 'sleep'; readonly ms: number }
  | { readonly do: 'storage'; readonly mood: 'well' | 'full' | 'throws' }
  | {
      readonly do:
        | 'endSession'
        | 'offline'
        | 'hide'
        | 'reload'
        | 'crash'
        | 'close'
        | 'back'
        | 'tab'
        | 'release'
        | 'logoutElsewhere'
    }

/** A payment, and what disturbs it shortly before and after the tap. `againMs` is set if the customer taps twice. */
export interface Buy {
  readonly do: 'buy'
  readonly way: Way
  readonly cents: number
  readonly other: boolean
  readonly card: number
  readonly againMs?: number
  readonly before?: Happening
  readonly after?: Happening
  readonly afterMs?: number
}

/** The customer's actions, and events of the device, the session and the site. */
export type Command =
  | Buy
  | Happening
  | { readonly do: 'press'; readonly at: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'fault'; readonly on: CallGroup; readonly row: readonly Fault[] }
  | { readonly do: 'login'; readonly who: 'same' | 'other' }
  | { readonly do: 'payPix' }
  | { readonly do: 'bank'; readonly deed: 'pay' | 'refuse' | 'expire' | 'leave' }
  | { readonly do: 'again' | 'check' | 'anyway' | 'forward' | 'logout' | 'switch' | 'online' | 'show' | 'home' }

export const FLOWS = ['web', 'lightblue', 'whatsapp', 'pisp', 'data-only', 'partner', 'loyalty', 'api-payment'] as const

/**
 * The starting conditions of a walk. A walk sends a random sequence of commands to the app, the operator and the
 * browser.
 */
export interface Setup {
  readonly flow: (typeof FLOWS)[number]
  /** Whether the operator charges cards through the gateway's bridge. */
  readonly bridge: boolean
  /** Whether the operator stores the CVV of the saved cards. */
  readonly keepsCvv?: boolean
  /** How long a request and its answer take, in ms. */
  readonly latencyMs: number
  /** How far the device's clock is ahead of the operator's clock. */
  readonly aheadMs: number
  /** Whether the browser resends a write request whose connection broke. */
  readonly resends: boolean
  /** Whether the operator accepts the header `Idempotency-Key`. */
  readonly keys: boolean
  /** Whether the operator's history contains recharges that are still in progress. */
  readonly listsPending: boolean
}

/** Returns whether the walk changes or stops the device's clock. */
export function losesTime({ commands }: Walk): boolean {
  const isLoss = (one: Command | undefined): boolean => one?.do === 'clock' || one?.do === 'sleep'
  return commands.some(one => isLoss(one) || (one.do === 'buy' && (isLoss(one.before) || isLoss(one.after))))
}

/** A random sequence of commands, as plain data. Every run of the same walk performs the same commands. */
export interface Walk {
  readonly seed: number
  readonly setup: Setup
  readonly commands: readonly Command[]
}
