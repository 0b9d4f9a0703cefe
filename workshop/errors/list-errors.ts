import { readFileSync } from 'node:fs'
import type { ErrorCatalogue, ErrorMessage } from '../../flows/kit/errors.ts'
import { plainName } from '../../flows/words/plain-name.ts'
import type { Message } from '../../runtime/engine/state.ts'
import type { Call } from '../../runtime/operator/contract/call.ts'
import { everywhere as anyCall } from '../../runtime/operator/contract/refusals.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { ErrorRecipe } from '../error-recipes/error-recipe.ts'
import { errorRecipes } from '../error-recipes/error-recipes.ts'
import { exportNameOf } from '../flows/plan.ts'

export const ERRORS_FILE = /\/shared\/errors\.json$/
/** The modules of these stories, one for each code, such as `virtual:error-stories/801`. */
export const MODULE = 'virtual:error-stories/'

/** A story that shows the message of an error code. */
export interface ErrorPlan {
  readonly name: string
  readonly exportName: string
  readonly message: Message
  /** The key of the message in the error catalogue. It is undefined for the message about unknown codes. */
  readonly key?: string
  /** The kind of card in the text, if the text contains one. */
  readonly cardType: keyof ErrorCatalogue['cardTypes']
}

/** The stories under one title of the workshop. */
export interface ErrorFile {
  readonly module: string
  readonly id: string
  readonly title: string
  readonly plans: readonly ErrorPlan[]
  /** Describes how to make the operator answer with the code. */
  readonly recipes: readonly ErrorRecipe[]
}

const chargeCodes = new Set(
  Object.values<Call>(calls).flatMap(({ effect, refusals }) => (effect === 'charge' ? refusals : [])),
)
const everywhere = new Set<number>(anyCall)
/** The code in the story about unknown codes. The catalogue contains no such code. */
const UNKNOWN = 'unknown'
/** If more codes than this have the same title, the title does not identify a code. */
const MOST_WITH_A_TITLE = 3

/**
 * Returns the stories of every code, and the story for unknown codes. If a code has a second text for a charge, the
 * stories of both texts have the same title.
 */
export function errorFiles({ fallback, codes }: ErrorCatalogue): readonly ErrorFile[] {
  const plans = new Map<string, readonly ErrorPlan[]>([[UNKNOWN, plansOf({ code: UNKNOWN }, fallback)]])
  for (const [key, said] of Object.entries(codes)) {
    const [code = '', about] = key.split(':')
    const isCertain = about === 'charge' || isOfCharge(codes, code)
    const message: Message = {
      code,
      ...(about === 'charge' || about === 'unread' ? { about } : {}),
      ...(isCertain && /^\d/.test(code) ? { uncharged: true } : {}),
    }
    plans.set(code, [...(plans.get(code) ?? []), ...plansOf(message, said, key)])
  }
  const titles = new Map([...plans.keys()].map(code => [code, codes[code] ?? fallback]))
  return [...plans].map(([code, plans]) => ({
    module: `${MODULE}${code}`,
    id: `errors-${code}`,
    title: `Errors/${errorTitle(code, titles)}`,
    plans,
    recipes: errorRecipes.filter(one => one.code === code),
  }))
}

/**
 * Returns a code with the words by which designers recognise its message: the message's title. If most errors share
 * this title, the first sentence of the message's text replaces it.
 */
function errorTitle(code: string, said: ReadonlyMap<string, ErrorMessage>): string {
  const { title = '', text = '' } = said.get(code) ?? {}
  const isShared = [...said.values()].filter(one => one.title === title).length > MOST_WITH_A_TITLE
  const words = (isShared ? text.replace(/([.!?])\s.*$/s, '$1') : title).replace(/\{[^}]*\}/g, '…')
  return `${nameOfCode(code)} · ${words.replaceAll('/', '∕')}`
}

function nameOfCode(code: string): string {
  return /^\d/.test(code) ? code : plainName(code)
}

/** Whether the code occurs only in answers to a charge. Its only text then says that nothing was charged. */
function isOfCharge(codes: ErrorCatalogue['codes'], code: string): boolean {
  return chargeCodes.has(Number(code)) && codes[`${code}:charge`] === undefined && !everywhere.has(Number(code))
}

export function readErrors(path: string): ErrorCatalogue {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The words in a story's name for each kind of message. */
const whatWords = { message: 'message', charge: 'message about a charge', unread: 'message about an unread payment' }

/** Returns the code's name in stories: `Error 424`, `Card added`. */
function errorName(code: string): string {
  return /^\d/.test(code) ? `Error ${code}` : nameOfCode(code)
}

/** Returns the story of a message. If the text contains the kind of card, also returns a story for debit. */
function plansOf(message: Message, said: ErrorMessage, key?: string): readonly ErrorPlan[] {
  const what = message.about ?? 'message'
  const planOf = (name: string, cardType: ErrorPlan['cardType']) => ({
    name: `${errorName(message.code)}: ${whatWords[what]}${cardType === 'debit' ? ', debit card' : ''}`,
    exportName: exportNameOf(name),
    message,
    ...(key === undefined ? {} : { key }),
    cardType,
  })
  const credit = planOf(what, 'credit')
  return JSON.stringify(said).includes('{cardType}') ? [credit, planOf(`${what} debit`, 'debit')] : [credit]
}
