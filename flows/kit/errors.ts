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
  /** The sentence about the customer's money that always goes with the error; an answer to a charge has none. */
  readonly money?: string
  /** The sentence in place of the catalogue's `uncharged`, where it is certain that nothing was charged. */
  readonly uncharged?: string
  readonly tone?: 'info' | 'good' | 'warning' | 'bad'
  readonly main: Action
  readonly out?: Action
}

/** The error catalogue, as it was checked when it was published. */
export interface ErrorCatalogue {
  /** The sentence for any message, where it is certain that nothing was charged. */
  readonly uncharged: string
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
  const {
    title,
    text,
    money: always,
    uncharged = errors.uncharged,
    main,
    out,
    ...rest
  } = entryFor(errors, message) ?? errors.fallback
  // After the operator's own answer to a charge, the message has only what is certain.
  const isAnswer = message.about === 'charge' && isNumber(message.code)
  const money = message.uncharged ? uncharged : isAnswer ? undefined : always
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
  return isNumber(code) ? words.code.replace('{code}', code) : undefined
}

/** Whether a code is the operator's, and none of our names. */
function isNumber(code: string): boolean {
  return /^[1-9]\d*$/.test(code)
}

/** The entry for what the message is about, else the code's own; undefined for a code that nobody knows. */
function entryFor({ codes }: ErrorCatalogue, { code, about }: Message): ErrorMessage | undefined {
  return (about === undefined ? undefined : own(codes, `${code}:${about}`)) ?? own(codes, code)
}
