import { own } from '../../runtime/engine/flow.ts'
import type { Message } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'

interface Action {
  readonly label: string
  /** An event: `retry` shows the step again, the rest are the flow's `always`. */
  readonly event: string
}

export interface ErrorMessage {
  readonly title: string
  readonly text: string
  /** What it means for the person's money, where there is any doubt. */
  readonly money?: string
  readonly tone?: 'info' | 'good' | 'warning' | 'bad'
  /** An answer to a charge with this code says that nothing was charged. */
  readonly chargeRefusal?: boolean
  readonly main: Action
  readonly out?: Action
}

/** The error catalogue, as it was checked when it was published. */
export interface ErrorCatalogue {
  readonly fallback: ErrorMessage
  /** What `{cardType}` stands for. */
  readonly cardTypes: { readonly credit: string; readonly debit: string }
  /** By code. One that says something else about a charge has a second entry, `801:charge`. */
  readonly codes: { readonly [code: string]: ErrorMessage }
}

/** What a message is said in the midst of. */
export interface Around {
  /** Whose product the person is using, as they know it. */
  readonly brand: string
  /** What the flow calls the way to its `home`, where the catalogue's words would promise another page. */
  readonly home?: string | undefined
  readonly facts: FactValues
}

type Fill = (errors: ErrorCatalogue, around: Around) => string

const fills: { readonly [placeholder: string]: Fill } = {
  '&CUSTOM_TEXT': (_, { brand }) => brand,
  '{cardType}': ({ cardTypes }, { facts }) =>
    /debit$/.test(facts['payment.type'] ?? '') ? cardTypes.debit : cardTypes.credit,
}

/** What a text of the catalogue, or of the operator, may leave to be filled in. */
export const errorPlaceholders = Object.keys(fills)

/** What a person reads of a message: the operator's own sentence, else the catalogue's, and nothing left to fill in. */
export function say(errors: ErrorCatalogue, message: Message, around: Around): ErrorMessage {
  const { title, text, money, main, out, ...rest } = entryFor(errors, message) ?? errors.fallback
  const fill = (words: string): string =>
    errorPlaceholders.reduce((filled, name) => filled.split(name).join(fills[name]?.(errors, around) ?? ''), words)
  const call = ({ label, event }: Action): Action => ({
    event,
    label: event === 'home' && around.home !== undefined ? around.home : fill(label),
  })
  return {
    ...rest,
    title: fill(title),
    text: fill(message.text ?? text),
    ...(money === undefined ? {} : { money: fill(money) }),
    main: call(main),
    ...(out === undefined ? {} : { out: call(out) }),
  }
}

/** What support asks for: the operator's code. A name of ours would say nothing to them. */
export function codeLine(words: { readonly code: string }, { code }: Message): string | undefined {
  return /^[1-9]\d*$/.test(code) ? words.code.replace('{code}', code) : undefined
}

/** Whether an answer to a charge with this code says for certain that nothing was charged. */
export function isChargeRefusal(errors: ErrorCatalogue | undefined, code: number): boolean {
  return errors !== undefined && entryFor(errors, { code: String(code), about: 'charge' })?.chargeRefusal === true
}

/** The entry for what the message is about, else the code's own; undefined for a code that nobody knows. */
function entryFor({ codes }: ErrorCatalogue, { code, about }: Message): ErrorMessage | undefined {
  return (about === undefined ? undefined : own(codes, `${code}:${about}`)) ?? own(codes, code)
}
