import type { Clock } from '../clock.ts'
import type { FactName, FactValue, FactValues, PlainFactName, SecretFactName } from '../facts.ts'
import type { Answer } from '../operator/answer.ts'
import type { Attempts } from '../operator/charge/attempts.ts'
import type { Send } from '../operator/client.ts'
import type { MessageCode } from '../operator/error-codes.ts'
import type { createRecent } from '../operator/recent.ts'
import type { ChargeOutcome, OutcomeSpec } from './outcome.ts'

const NOT_FOUND = 404

/** The interfaces through which a service reaches everything outside the logic, such as the network and the clock. */
export interface Context {
  readonly send: Send
  readonly recent: ReturnType<typeof createRecent>
  readonly attempts: Attempts
  readonly fact: <N extends PlainFactName>(name: N) => FactValue<N> | undefined
  readonly vault: Vault
  readonly session: SessionPort
  readonly clock: Clock
  /**
   * Returns the operator's time (Unix time in ms). If it is unknown, returns undefined, and a service must then
   * conclude nothing from the time. Every comparison of two times uses this clock.
   */
  readonly serverNow: () => number | undefined
  /** Calls the listener after each answer that tells the operator's time. Returns the function that ends this. */
  readonly onServerTime: (listener: () => void) => () => void
  /**
   * Returns the time for calendar days (Unix time in ms). This is the operator's time. If that is unknown, it is the
   * device's time.
   */
  readonly today: () => number
  readonly newId: () => string
  readonly deviceId: () => string
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Reports a problem that the customer cannot solve. The report must not contain personal data. */
  readonly report: (problem: string, detail: string, about?: { readonly call: string; readonly code?: number }) => void
  /** Returns a wallet of the browser. If it is not configured, returns undefined. */
  readonly wallet: (type: 'googlepay' | 'applepay') => Promise<WalletPort | undefined>
  /** Whether the operator's history lists recharges that are still in progress. */
  readonly listsInProgress: boolean
  /**
   * Returns the longest time (ms) between sending a charge and its appearance in the operator's history. If it cannot
   * be read now, returns undefined.
   */
  readonly longestChargeMs: () => Promise<number | undefined>
  /** Returns the IP address and the country of the device. If one of them is unknown, it is left out. */
  readonly where: () => Promise<{ readonly ip?: string; readonly country?: string }>
  /** Tokens for the card gateway's 3-D Secure. They stay in memory until the customer leaves. */
  readonly secureTokens: SecureTokens
  /** Returns the full address of a page of the app. Other sites use it to send the customer back. */
  readonly addressOf: (path: string) => string
}

/** Tokens by their purpose. `untilMs` is the operator's time at which a token expires. */
export type SecureTokens = Map<string, { readonly token: string; readonly untilMs: number }>
/** The result of a charge for a wallet's payment sheet. If the result is not certain, it is `unknown`. */
export type SheetEnd = 'paid' | 'refused' | 'unknown'

export interface WalletPort {
  /** Returns whether the customer can pay with the wallet in this browser. */
  isOffered(): Promise<boolean>
  /** Shows the wallet's payment sheet. The browser allows this only soon after a tap. The amount is in cents. */
  pay(
    amountCents: number,
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly close: (end: SheetEnd) => void } | 'left' | 'failed'>
}

/** Card data in memory, kept as long as a payment needs it. */
export interface Vault {
  read(name: SecretFactName): string | undefined
  write(name: SecretFactName, value: string): void
  /** Returns whether the vault has data that a reload of the page would lose. */
  isHolding(): boolean
  wipe(): void
  /** Calls the listener after each deletion of the data, so that the fields on screen are cleared too. */
  onWipe(listener: () => void): () => void
}

export interface SessionPort {
  open(session: { readonly token: string; readonly msisdn: string; readonly customerId: string }): Promise<void>
  /** Deletes the customer's session everywhere: in memory, in storage, and in other tabs. */
  close(): Promise<void>
}

export interface ServiceAnswer<Outcome extends string = string> {
  readonly outcome: Outcome
  readonly gives?: FactValues
  /** A code of the error catalogue, from the operator or from the app. */
  readonly code?: MessageCode
  /** The operator's own message, if the app may show it unchanged. */
  readonly text?: string
  /**
   * Whether the code is about a charge, even if no charge was sent. It is also set for a payment whose status could not
   * be read.
   */
  readonly about?: 'charge' | 'unread'
  /** Set if it is certain that nothing was charged. The message then contains the catalogue's sentence for that. */
  readonly uncharged?: true
  readonly url?: string
  /**
   * Deletes the record of the charge that has ended. The app calls it when a page shows the answer. If no page shows
   * the answer, the record stays open, and a later page shows the result.
   */
  readonly settle?: (() => Promise<void>) | undefined
}

/**
 * A named asynchronous operation with a fixed set of outcomes. If a call fails, it does not throw. It throws only
 * because of a bug.
 */
export interface Service<Outcome extends string = string> {
  readonly outcomes: { readonly [O in Outcome]: OutcomeSpec }
  /** Facts that the service reads. If no part of the flow sets one of them, the flow checker reports it. */
  readonly needs?: readonly FactName[]
  /**
   * Whether the service takes money. `now`: it charges, or can do so. `elsewhere`: it creates an order that the
   * customer pays by Pix or at a bank. `again`: it sends a charge again with the same key, which charges at most once.
   */
  readonly charges?: 'now' | 'again' | 'elsewhere'
  /** The facts to which the customer agrees. The screen with the button for this service must show each of them. */
  readonly agreedTo?: readonly PlainFactName[]
  /**
   * The conditions under which the service runs. If none of them is true, it refuses. A condition is that the fact has
   * a value (`present: true`) or has none (`present: false`).
   */
  readonly onlyIf?: readonly { readonly fact: PlainFactName; readonly present: boolean }[]
  /**
   * The service cannot work if one of these conditions is true. A condition is true if all its facts have the listed
   * values.
   */
  readonly refusedIf?: readonly { readonly [F in PlainFactName]?: string | boolean }[]
  /** Set if the service pays while the same payment is open. The customer has read that it is open, and has agreed. */
  readonly agreesToTwice?: true
  /** The pause before the service runs again, if it runs as a `watch`. */
  readonly everyMs?: number
  /**
   * The fact that is set when a payment has been open for long. If a screen watches the payment, it must then show
   * another text.
   */
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

/** Returns the service with a type that allows `run` to return only the declared outcomes. */
export function defineService<const Outcome extends string>(
  service: Charging<Outcome> | NotCharging<Outcome>,
): Service<Outcome> {
  return service
}

/**
 * Returns a payment as two services. The first refuses if a charge of the same amount to the same number is open. The
 * second is for a customer who has read that message and agreed, and pays anyway.
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

/**
 * Returns the outcome of a failed call. Either the operator refused it, or the operator could not be reached, or its
 * answer could not be used.
 */
export function failure(
  answer:
    | { readonly kind: 'refused'; readonly code: number; readonly text?: string }
    | { readonly kind: 'lost'; readonly why?: string },
): ServiceAnswer<'refused' | 'unreachable'> {
  if (answer.kind === 'lost') return { outcome: 'unreachable', code: codeOfLost(answer.why) }
  return { outcome: 'refused', code: `${answer.code}`, ...(answer.text === undefined ? {} : { text: answer.text }) }
}

/** Returns the code of a call without a usable answer. The message of each code names whose fault it probably is. */
export function codeOfLost(why: string | undefined): MessageCode {
  return why === 'broken' ? 'unusableAnswer' : 'unreachable'
}

/**
 * Like `failure`. But if the refusal's code is about one of these fields, returns the outcome of that field, such as
 * `emailRefused`, so that the flow can show the message there.
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
 * Returns whether the operator answered 404. Here a 404 is not an error. The item does not exist yet, or it was already
 * deleted on another device or by a call with a lost answer.
 */
export function isMissing(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === NOT_FOUND
}
