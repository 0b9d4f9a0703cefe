import type { Clock } from '../clock.ts'
import type { FactName, FactValue, FactValues, PlainFactName, SecretFactName } from '../facts.ts'
import type { Answer } from '../operator/answer.ts'
import type { Attempts } from '../operator/charge/attempts.ts'
import type { Send } from '../operator/client.ts'
import type { MessageCode } from '../operator/error-codes.ts'
import type { ChargeOutcome, OutcomeSpec } from './outcome.ts'

const NOT_FOUND = 404

/** Everything from outside that a service may use. */
export interface Context {
  readonly send: Send
  readonly attempts: Attempts
  readonly fact: <N extends PlainFactName>(name: N) => FactValue<N> | undefined
  readonly vault: Vault
  readonly session: SessionPort
  readonly clock: Clock
  /**
   * Returns the operator's time in ms since 1970; undefined if it is unknown: then a service must conclude nothing from
   * the time. Every comparison of two moments uses this clock.
   */
  readonly serverNow: () => number | undefined
  /** Returns the time in ms since 1970 for calendar days: the operator's, or the device's if that is unknown. */
  readonly today: () => number
  readonly newId: () => string
  readonly deviceId: () => string
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Reports a problem that the customer cannot solve. It must contain nothing personal. */
  readonly report: (problem: string, detail: string, about?: { readonly call: string; readonly code?: number }) => void
  /** Returns a wallet of the browser to pay with; undefined if it is not configured. */
  readonly wallet: (type: 'googlepay' | 'applepay') => Promise<WalletPort | undefined>
  /** Whether the operator's history lists recharges that are still in progress. */
  readonly listsInProgress: boolean
  /**
   * Returns how long, in ms, the operator may take from when a charge was sent until its history lists it. Undefined if
   * that cannot be read now.
   */
  readonly longestChargeMs: () => Promise<number | undefined>
  /** Returns the IP address and the country of the device; a part that is unknown is left out. */
  readonly where: () => Promise<{ readonly ip?: string; readonly country?: string }>
  /** Tokens for the card gateway's 3-D Secure. They stay in memory until the customer leaves. */
  readonly secureTokens: SecureTokens
  /** Returns the address of a page of the app, so that other sites can return to it. */
  readonly addressOf: (path: string) => string
}

/** Tokens by their purpose. Each token expires at `untilMs`, in the operator's time. */
export type SecureTokens = Map<string, { readonly token: string; readonly untilMs: number }>
/** How a charge ended, for the sheet of a wallet: `unknown` unless the end is certain. */
export type SheetEnd = 'paid' | 'refused' | 'unknown'

export interface WalletPort {
  /** Whether this browser can pay with the wallet. */
  isOffered(): Promise<boolean>
  /** Shows the wallet's sheet. A browser allows that only soon after a tap. Value in cents. */
  pay(
    amountCents: number,
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly close: (end: SheetEnd) => void } | 'left' | 'failed'>
}

/** Card data in memory, for as long as a payment needs it. */
export interface Vault {
  read(name: SecretFactName): string | undefined
  write(name: SecretFactName, value: string): void
  /** Whether the vault has a value that a reload of the page would lose. */
  isHolding(): boolean
  wipe(): void
  /** Calls the listener after each wipe, so that the fields on screen are cleared too. */
  onWipe(listener: () => void): () => void
}

export interface SessionPort {
  open(session: { readonly token: string; readonly msisdn: string; readonly customerId: string }): Promise<void>
  /** Forgets the customer everywhere: in memory, in storage, and in other tabs. */
  close(): Promise<void>
}

export interface ServiceAnswer<Outcome extends string = string> {
  readonly outcome: Outcome
  readonly gives?: FactValues
  /** A code of the error catalogue: the operator's, or our own. */
  readonly code?: MessageCode
  /** The server's own message, if it may be shown unchanged. */
  readonly text?: string
  /** Whether the code is about a charge, even if none was sent, or about a payment whose status could not be read. */
  readonly about?: 'charge' | 'unread'
  /** Set if it is certain that nothing was charged: the message says so, with the catalogue's sentence. */
  readonly uncharged?: true
  readonly url?: string
  /**
   * Removes the record of the charge whose end this answer has. The app calls it once a page shows the answer: the
   * charge of a dropped answer stays open, and a later page shows its end.
   */
  readonly settle?: (() => Promise<void>) | undefined
}

/** A named asynchronous operation with a closed set of outcomes. It throws only for a bug, never for a failed call. */
export interface Service<Outcome extends string = string> {
  readonly outcomes: { readonly [O in Outcome]: OutcomeSpec }
  /** Facts that the service reads. The flow checker reports a fact that nothing in the flow gives. */
  readonly needs?: readonly FactName[]
  /**
   * Whether the service takes money `now`, by a charge, or orders what the customer pays `elsewhere`, by a Pix or at a
   * bank. It is `now` for a service that can do both. It is `again` for a service that sends a charge again under the
   * same key, which takes the charge's money at most once.
   */
  readonly charges?: 'now' | 'again' | 'elsewhere'
  /** The facts that the customer agrees to: the screen whose tap runs the service has to show each of them. */
  readonly agreedTo?: readonly PlainFactName[]
  /**
   * The service refuses unless one of these conditions is true: the fact is known (`present: true`), or unknown
   * (`present: false`).
   */
  readonly onlyIf?: readonly { readonly fact: PlainFactName; readonly present: boolean }[]
  /** The service cannot work if one of these conditions is true, which means that all its facts have the listed values. */
  readonly refusedIf?: readonly { readonly [F in PlainFactName]?: string | boolean }[]
  /** Set if the service pays although the same payment is open: the customer has read that it is open. */
  readonly agreesToTwice?: true
  /** The pause before the service runs again, if it runs as a `watch`. */
  readonly everyMs?: number
  /** The fact that says that a payment has been open for long. A screen that watches it has to say something else then. */
  readonly late?: PlainFactName
  run(context: Context, signal: AbortSignal): Promise<ServiceAnswer<Outcome>>
}

interface Charging<Outcome extends string> extends Service<Outcome> {
  readonly outcomes: { readonly [O in Outcome]: ChargeOutcome }
  readonly charges: NonNullable<Service['charges']>
  readonly agreedTo: readonly PlainFactName[]
}

interface NotCharging<Outcome extends string> extends Service<Outcome> {
  readonly charges?: never
}

/** Returns the service, with a type whose `run` can return only the declared outcomes. */
export function defineService<const Outcome extends string>(
  service: Charging<Outcome> | NotCharging<Outcome>,
): Service<Outcome> {
  return service
}

/**
 * Returns a payment as two services. The first pays unless a charge of the same amount to the same number is still
 * open. The second pays anyway, for a customer who saw that notice.
 */
export function definePayment<const Outcome extends string>({
  run,
  ...declared
}: Omit<Charging<Outcome>, 'run'> & {
  run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>>
}): readonly [pay: Service<Outcome>, payAnyway: Service<Outcome>] {
  return [
    { ...declared, run: (context, signal) => run(context, signal, false) },
    { ...declared, agreesToTwice: true, run: (context, signal) => run(context, signal, true) },
  ]
}

/** Returns the outcome of a call that did not succeed: the operator refused it, or could not be reached. */
export function failure(
  answer: { readonly kind: 'refused'; readonly code: number; readonly text?: string } | { readonly kind: 'lost' },
): ServiceAnswer<'refused' | 'unreachable'> {
  if (answer.kind === 'lost') return { outcome: 'unreachable', code: 'unreachable' }
  return { outcome: 'refused', code: `${answer.code}`, ...(answer.text === undefined ? {} : { text: answer.text }) }
}

/**
 * Like `failure`, but a refusal with a code about a field returns that field's outcome, so that a config can show the
 * message at the field.
 */
export function failureAt<const Blamed extends string>(
  answer: Parameters<typeof failure>[0],
  fields: readonly (readonly [outcome: Blamed, codes: readonly number[]])[],
): ServiceAnswer<Blamed | 'refused' | 'unreachable'> {
  const failed = failure(answer)
  const blamed = answer.kind === 'refused' ? fields.find(([, codes]) => codes.includes(answer.code)) : undefined
  return blamed === undefined ? failed : { ...failed, outcome: blamed[0] }
}

/**
 * Whether the operator answered 404. Here 404 is no error: the item does not exist yet, or was already deleted, on
 * another device or by a call whose answer was lost.
 */
export function isMissing(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === NOT_FOUND
}
