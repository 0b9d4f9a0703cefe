import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { FaultName } from '../../sandbox/faults.ts'

/** A fault for one request. All names but the last are the sandbox's own faults. */
export interface Fault {
  readonly name: FaultName | 'unreadable'
  readonly status?: number
  readonly code?: number
  readonly delayMs?: number
}

/** The calls that a walk plants faults for, in groups. */
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

/** The ways to pay that the walker can choose: the operator's word, and how the card is given. */
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

/** An event just before a tap that pays, or soon after it. */
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

/** A payment, with the events around its tap. `againMs` is set if the customer taps twice. */
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

export const FLOWS = ['web', 'lightblue', 'whatsapp', 'pisp', 'data-only', 'partner'] as const

/** The start of a walk, which is a random sequence of commands to the app and its surroundings. */
export interface Setup {
  readonly flow: (typeof FLOWS)[number]
  /** Whether the operator sends cards through the gateway's bridge. */
  readonly bridge: boolean
  /** Whether the operator stores the CVV of the saved cards. */
  readonly keepsCvv?: boolean
  /** How long a request and its answer take, in ms. */
  readonly latencyMs: number
  /** How far the device's clock is ahead of the operator's. */
  readonly aheadMs: number
  /** Whether the browser repeats a write whose connection was destroyed. */
  readonly resends: boolean
  /** Whether the operator accepts `Idempotency-Key`. */
  readonly keys: boolean
  /** Whether the operator's history lists recharges that are still in progress. */
  readonly listsPending: boolean
}

/** Whether the walk changes the device's clock, or stops it. */
export function losesTime({ commands }: Walk): boolean {
  const isLoss = (one: Command | undefined): boolean => one?.do === 'clock' || one?.do === 'sleep'
  return commands.some(one => isLoss(one) || (one.do === 'buy' && (isLoss(one.before) || isLoss(one.after))))
}

/** A random sequence of commands, as plain data. Each run of a walk does the same. */
export interface Walk {
  readonly seed: number
  readonly setup: Setup
  readonly commands: readonly Command[]
}
