import type { Clock } from './clock.ts'
import type { FactName, FactValue, FactValues, PlainFactName, SecretFactName } from './facts.ts'
import type { Answer } from './operator/answer.ts'
import type { Attempts } from './operator/charge/attempts.ts'
import type { Send } from './operator/client.ts'

const NOT_FOUND = 404

/** What a service may use. Everything of the outside comes in here. */
export interface Context {
  readonly send: Send
  readonly attempts: Attempts
  readonly fact: <N extends PlainFactName>(name: N) => FactValue<N> | undefined
  readonly vault: Vault
  readonly session: SessionPort
  readonly clock: Clock
  /**
   * Returns the operator's time in ms since 1970; undefined where nobody knows it, and then nothing may be concluded from
   * it. Whatever compares two instants asks this clock.
   */
  readonly serverNow: () => number | undefined
  /** Returns a moment of today in ms since 1970, by the device's clock where the operator's time is unknown. For calendar days. */
  readonly today: () => number
  readonly newId: () => string
  readonly deviceId: () => string
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** For what nobody at the page can mend. Never with anything personal. */
  readonly report: (problem: string, detail: string, about?: { readonly call: string; readonly code?: number }) => void
  /** A wallet of the browser, to pay with; undefined for one that is not configured. */
  readonly wallet: (type: 'googlepay' | 'applepay') => Promise<WalletPort | undefined>
  /** Whether the operator's history has recharges that are still in progress. */
  readonly listsInProgress: boolean
  /**
   * Asks how long a charge may take the operator, in ms, from when its bytes left until the history lists it. Undefined
   * where that cannot be read now.
   */
  readonly longestChargeMs: () => Promise<number | undefined>
  /** Where the device seems to be; empty when nobody knows. */
  readonly where: () => Promise<{ readonly ip?: string; readonly country?: string }>
  /** Of the card gateway's 3-D Secure, in memory until the customer leaves. */
  readonly secureTokens: SecureTokens
  /** The address of one of the app's own pages, for others to lead back to. */
  readonly addressOf: (path: string) => string
}

/** Tokens by what they are for, each until it expires in the operator's time. */
export type SecureTokens = Map<string, { readonly token: string; readonly untilMs: number }>
/** How a charge ended, for a sheet that waits for it: only what is certain is said. */
export type SheetEnd = 'paid' | 'refused' | 'unknown'

export interface WalletPort {
  /** Whether this browser can pay with it. */
  isOffered(): Promise<boolean>
  /** Shows its sheet, which a browser does only soon after a tap. Value in cents. */
  pay(
    amountCents: number,
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly close: (end: SheetEnd) => void } | 'left' | 'failed'>
}

/** Card data, in memory, for as long as a payment needs it. */
export interface Vault {
  read(name: SecretFactName): string | undefined
  write(name: SecretFactName, value: string): void
  /** Whether it has anything that would be lost with the page. */
  isHolding(): boolean
  wipe(): void
  /** Fields that show what was wiped follow. */
  onWipe(listener: () => void): () => void
}

export interface SessionPort {
  open(session: { readonly token: string; readonly msisdn: string; readonly customerId: string }): Promise<void>
  /** Forgets the customer everywhere: memory, storage, other tabs. */
  close(): Promise<void>
}

/** One way a service can end: the facts it brings, and whether it has something to say. */
export interface OutcomeSpec {
  readonly gives?: readonly PlainFactName[]
  /** It carries a code of the error catalogue. */
  readonly says?: true
  /** The operator has something else to tell from now on, or may have: what was read of it is read again. */
  readonly changes?: true
}

export interface ServiceAnswer<Outcome extends string = string> {
  readonly outcome: Outcome
  readonly gives?: FactValues
  /** A name in the error catalogue: an operator's code, or one of ours. */
  readonly code?: string
  /** The server's own sentence, where it may be shown as it is. */
  readonly text?: string
  /** The code is about a charge, though none was sent; or about a payment whose status could not be read. */
  readonly about?: 'charge' | 'unread'
  /** Nothing was charged, for certain: the catalogue's sentence that says so stands with what the code says. */
  readonly uncharged?: true
  readonly url?: string
}

/** A named asynchronous operation with a closed set of outcomes. It never throws for what a person can mend. */
export interface Service<Outcome extends string = string> {
  readonly outcomes: { readonly [O in Outcome]: OutcomeSpec }
  /** Facts it reads: it is not offered where they may be missing. */
  readonly needs?: readonly FactName[]
  /** As a `watch`: the pause before it is run again. */
  readonly everyMs?: number
  run(context: Context, signal: AbortSignal): Promise<ServiceAnswer<Outcome>>
}

/** Keeps the outcomes' names, so that `run` can answer with no other. */
export function defineService<const Outcome extends string>(service: Service<Outcome>): Service<Outcome> {
  return service
}

/**
 * A payment as two services: one that pays unless the same value to the same number is still open, and one for whoever was
 * told of that and wants to pay all the same.
 */
export function definePayment<const Outcome extends string>({
  run,
  ...declared
}: Omit<Service<Outcome>, 'run'> & {
  run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>>
}): readonly [pay: Service<Outcome>, payAnyway: Service<Outcome>] {
  return [
    { ...declared, run: (context, signal) => run(context, signal, false) },
    { ...declared, run: (context, signal) => run(context, signal, true) },
  ]
}

/** What a call that did not succeed says, as an outcome: the operator refused, or could not be reached. */
export function failure(
  answer: { readonly kind: 'refused'; readonly code: number; readonly text?: string } | { readonly kind: 'lost' },
): ServiceAnswer<'refused' | 'unreachable'> {
  if (answer.kind === 'lost') return { outcome: 'unreachable', code: 'unreachable' }
  return { outcome: 'refused', code: String(answer.code), ...(answer.text === undefined ? {} : { text: answer.text }) }
}

/** The same where a field may be to blame: the outcome beside the refusal's code, which a config can send to that field. */
export function failureAt<const Blamed extends string>(
  answer: Parameters<typeof failure>[0],
  fields: readonly (readonly [outcome: Blamed, codes: readonly number[]])[],
): ServiceAnswer<Blamed | 'refused' | 'unreachable'> {
  const failed = failure(answer)
  const blamed = answer.kind === 'refused' ? fields.find(([, codes]) => codes.includes(answer.code)) : undefined
  return blamed === undefined ? failed : { ...failed, outcome: blamed[0] }
}

/**
 * What was asked for is not there, which is no error: there is none yet; or what was to be deleted was, by an attempt whose
 * answer was lost, or on another device.
 */
export function isMissing(answer: Answer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === NOT_FOUND
}
