import { own } from '../../runtime/engine/flow.ts'
import type { Message } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'

interface Action {
  readonly label: string
  /** The event that the button sends: `retry` shows the step again, all others are handled by the flow's `always`. */
  readonly event: string
}

export interface ErrorMessage {
  readonly title: string
  readonly text: string
  /** The sentence about the customer's money. */
  readonly money?: string
  readonly tone?: 'info' | 'good' | 'warning' | 'bad'
  readonly main: Action
  readonly out?: Action
}

/** The words for one code. */
export interface ErrorEntry extends Omit<ErrorMessage, 'money'> {
  /**
   * The key of the sentence about the customer's money that the error shows. An answer to a charge does not show it.
   */
  readonly claims?: string
  /** The key of the sentence to show if it is certain that nothing was charged; by default `none`. */
  readonly uncharged?: string
  /**
   * `none`, `taken`, `unknown`, `returned` or `waiting`: what `text` says about the customer's money. Only the flow
   * checker reads it.
   */
  readonly textClaims?: string
}

/** The error catalogue. It was checked when it was published. */
export interface ErrorCatalogue {
  /** The sentences about the customer's money, by key. */
  readonly sentences: { readonly [key: string]: string }
  readonly fallback: ErrorEntry
  /** The values of `{cardType}`. */
  readonly cardTypes: { readonly credit: string; readonly debit: string }
  /** The words by code. A code with other words for a charge has a second entry, such as `801:charge`. */
  readonly codes: { readonly [code: string]: ErrorEntry }
}

/** The context that fills in a message. */
export interface Around {
  /** The brand that the customer sees. */
  readonly brand: string
  /** The flow's label for its `home` action, if the catalogue's label would name another page. */
  readonly home?: string | undefined
  readonly facts: FactValues
}

type Fill = (errors: ErrorCatalogue, around: Around) => string

const fills: { readonly [placeholder: string]: Fill } = {
  '&CUSTOM_TEXT': (_, { brand }) => brand,
  '{cardType}': ({ cardTypes }, { facts }) =>
    /debit$/.test(facts['payment.type'] ?? '') ? cardTypes.debit : cardTypes.credit,
}

/** The placeholders that texts of the catalogue and of the operator may have. */
export const errorPlaceholders = Object.keys(fills)

/** Returns a message's words, filled in: the operator's own text if there is one, else the catalogue's. */
export function say(errors: ErrorCatalogue, message: Message, around: Around): ErrorMessage {
  const { title, text, claims, uncharged = 'none', tone, main, out } = entryFor(errors, message) ?? errors.fallback
  // The operator's answer to a charge shows a sentence about money only if it is certain that nothing was charged.
  const isAnswer = message.about === 'charge' && isNumber(message.code)
  const key = message.uncharged ? uncharged : isAnswer ? undefined : claims
  const money = key === undefined ? undefined : own(errors.sentences, key)
  const fill = (words: string): string =>
    errorPlaceholders.reduce((filled, name) => filled.split(name).join(fills[name]?.(errors, around) ?? ''), words)
  const call = ({ label, event }: Action): Action => ({
    event,
    label: event === 'home' && around.home !== undefined ? around.home : fill(label),
  })
  return {
    ...(tone === undefined ? {} : { tone }),
    title: fill(title),
    text: fill(message.text ?? text),
    ...(money === undefined ? {} : { money: fill(money) }),
    main: call(main),
    ...(out === undefined ? {} : { out: call(out) }),
  }
}

/** Returns the line with the operator's code, which the support team asks for; undefined for our own codes. */
export function codeLine(words: { readonly code: string }, { code }: Message): string | undefined {
  return isNumber(code) ? words.code.replace('{code}', code) : undefined
}

/** Whether a code is the operator's. Our own codes are names. */
function isNumber(code: string): boolean {
  return /^[1-9]\d*$/.test(code)
}

/** Returns the entry for the message's context, else the code's own; undefined for an unknown code. */
function entryFor({ codes }: ErrorCatalogue, { code, about }: Message): ErrorEntry | undefined {
  return (about === undefined ? undefined : own(codes, `${code}:${about}`)) ?? own(codes, code)
}
