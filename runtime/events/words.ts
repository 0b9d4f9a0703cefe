import type { Flow, Names } from '../engine/flow.ts'
import type { WordField } from './event.ts'
import { problemNames } from './problem-names.ts'

/** Returns whether an analytics event may contain this text in this field. Unknown texts are not sent. */
export type IsKnown = (field: WordField, text: string) => boolean

/** The format of config ids. They start with a letter, so a number, a CPF or a sentence does not match. */
const ID = /^[a-z][a-z0-9_-]{0,63}$/
const VARIANT = /^[a-z][a-z0-9-]{0,63}~[a-z][a-z0-9-]{0,63}$/
const RELEASE = /^[\w.-]{1,40}$/
const RANDOM = /^[0-9a-f]{32}$/
/**
 * The format of a problem's code: a call of the contract, a field of its answer and a code of the catalogue. Each part
 * is optional.
 */
const CODE = /^([A-Z]{3,6} (\/(v\d|[a-z-]+|\{[A-Za-z]+\}))+\/?)?( ?[A-Za-z_]+(\[\]|\.[A-Za-z_]+)*)?( ?\d{1,4})?$/
/** Outcomes that the app adds to every service. */
const outcomesOfApp: readonly string[] = ['failed', 'unreachable']

const hasForm: { readonly [F in WordField]?: RegExp } = {
  release: RELEASE,
  flow: ID,
  channel: ID,
  variant: VARIANT,
  arm: ID,
  visit: RANDOM,
  code: CODE,
}

/**
 * Returns a function that decides which words analytics events may contain: ids from this flow and words from the code.
 * Without a flow, only the fields about the visit are allowed.
 */
export function wordsOf(flow?: Flow): IsKnown {
  const words = flow === undefined ? undefined : wordsIn(flow)
  return (field, text) => {
    const form = hasForm[field]
    if (form !== undefined) return form.test(text)
    if (field === 'problem') return problemNames.includes(text)
    return words?.[field]?.has(text) === true
  }
}

function wordsIn({ steps, modals, always }: Flow): { readonly [F in WordField]?: ReadonlySet<string> } {
  const service = new Set<string>()
  const outcome = new Set(outcomesOfApp)
  const add = (handler: unknown): void => {
    if (typeof handler !== 'object' || handler === null || !('run' in handler)) return
    service.add(String(handler.run))
    if ('outcomes' in handler) for (const name of Object.keys(Object(handler.outcomes))) outcome.add(name)
  }
  const addAll = (handlers: Names<unknown> = {}): void => Object.values(handlers).forEach(add)
  addAll(always)
  for (const screen of [...Object.values(steps), ...Object.values(modals)]) addAll(screen?.on)
  for (const step of Object.values(steps)) addAll({ enter: step?.enter, watch: step?.watch })
  return { step: new Set(Object.keys(steps)), modal: new Set(Object.keys(modals)), service, outcome }
}
