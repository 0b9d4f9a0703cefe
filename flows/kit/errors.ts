import { own } from '../../runtime/engine/flow.ts'
import type { Message } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'

interface Action {
  readonly label: string
  /** The event that the button sends. `retry` shows the step again. The flow's `always` handles all other events. */
  readonly event: string
}

export interface ErrorMessage {
  readonly title: string
  readonly text: string
  /**
   * The first sentence of `text`. It is set for the operator's codes, whose titles, such as "Erro!", do not say what
   * happened.
   */
  readonly news?: string
  /** The sentence that explains whether the customer's money was charged. */
  readonly money?: string
  readonly tone?: 'info' | 'good' | 'warning' | 'bad'
  /** `card` if the card is the reason, so that another card or Pix may pay. */
  readonly refuses?: string
  readonly main: Action
  readonly out?: Action
}

/** The texts and buttons for one error code. */
export interface ErrorEntry extends Omit<ErrorMessage, 'money' | 'news'> {
  /**
   * The key of the sentence in `sentences` about the customer's money. If the operator has answered a charge with this
   * message, the sentence is left out.
   */
  readonly claims?: string
  /**
   * The key of the sentence in `sentences` that is shown if it is certain that nothing was charged. The default is
   * `none`.
   */
  readonly uncharged?: string
  /**
   * `none`, `taken`, `unknown`, `returned` or `waiting`: the state of the customer's money according to `text`.
   * Only the flow checker reads this field.
   */
  readonly textClaims?: string
}

/** The error catalogue. The publisher has checked it, so the app does not validate it again. */
export interface ErrorCatalogue {
  /** The sentences about the customer's money, by key. */
  readonly sentences: { readonly [key: string]: string }
  readonly fallback: ErrorEntry
  /** The words that replace the placeholder `{cardType}`. */
  readonly cardTypes: { readonly credit: string; readonly debit: string }
  /**
   * The texts by error code. If a code needs a different text for a charge, it has a second entry, such as
   * `801:charge`.
   */
  readonly codes: { readonly [code: string]: ErrorEntry }
}

/** The values that replace the placeholders of an error text. */
export interface Around {
  /** The brand that the customer sees. */
  readonly brand: string
  /** The flow's label for the `home` button. It is set if the catalogue's label would describe the wrong page. */
  readonly home?: string | undefined
  readonly facts: FactValues
}

type Fill = (errors: ErrorCatalogue, around: Around) => string

const fills: { readonly [placeholder: string]: Fill } = {
  '&CUSTOM_TEXT': (_, { brand }) => brand,
  '{cardType}': ({ cardTypes }, { facts }) =>
    /debit$/.test(facts['payment.type'] ?? '') ? cardTypes.debit : cardTypes.credit,
}

/** The placeholders that error texts of the catalogue and of the operator may contain. */
export const errorPlaceholders = Object.keys(fills)

/**
 * Returns the texts and buttons of a message, with all placeholders replaced. The operator's own text is preferred
 * over the catalogue's text.
 */
export function say(errors: ErrorCatalogue, message: Message, around: Around): ErrorMessage {
  const entry = entryFor(errors, message)
  const { title, text: usual, claims, uncharged = 'none', tone, refuses, main, out } = entry ?? errors.fallback
  // If the operator refuses a charge, the app shows a sentence about money only if it is certain that nothing was
  // charged.
  const isAnswer = message.about === 'charge' && isNumber(message.code)
  const key = message.uncharged ? uncharged : isAnswer ? undefined : claims
  const money = key === undefined ? undefined : own(errors.sentences, key)
  const fill = (words: string): string =>
    errorPlaceholders.reduce((filled, name) => filled.split(name).join(fills[name]?.(errors, around) ?? ''), words)
  const call = ({ label, event }: Action): Action => ({
    event,
    label: event === 'home' && around.home !== undefined ? around.home : fill(label),
  })
  const text = fill(message.text ?? usual)
  return {
    ...(tone === undefined ? {} : { tone }),
    ...(refuses === undefined ? {} : { refuses }),
    title: fill(title),
    text,
    ...(entry !== undefined && isNumber(message.code) ? { news: firstSentence(text) } : {}),
    ...(money === undefined ? {} : { money: fill(money) }),
    main: call(main),
    ...(out === undefined ? {} : { out: call(out) }),
  }
}

/**
 * Returns the line with the operator's error code, because the support team needs it. Returns undefined for the
 * app's own codes.
 */
export function codeLine(words: { readonly code: string }, { code }: Message): string | undefined {
  return isNumber(code) ? words.code.replace('{code}', code) : undefined
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text
}

/** Returns whether the operator defined this code. The operator's codes are numbers, the app's own codes are names. */
function isNumber(code: string): boolean {
  return /^[1-9]\d*$/.test(code)
}

/**
 * Returns the catalogue's entry for the message's code in its context, such as `801:charge`, or else for the code
 * alone. Returns undefined for an unknown code.
 */
function entryFor({ codes }: ErrorCatalogue, { code, about }: Message): ErrorEntry | undefined {
  return (about === undefined ? undefined : own(codes, `${code}:${about}`)) ?? own(codes, code)
}
