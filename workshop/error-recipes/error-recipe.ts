import type { Message } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Action } from '../flows/action.ts'
import { type Expected, exportNameOf, type Plan } from '../flows/plan.ts'
import type { Recipe } from '../flows/recipe.ts'

/** Describes how a customer's own actions, or test data, cause a code of the error catalogue. Plain data. */
export interface ErrorRecipe {
  readonly code: string
  /** The steps to do by hand, for `docs/error-codes.md`. */
  readonly how: string
  /** Set if the message is about a payment: the app then shows the catalogue's text for a charge. */
  readonly about?: Message['about']
  /** Where the customer reads the message. The page of error codes shows this. */
  readonly seen: Seen
  readonly flow: 'web' | 'own'
  readonly plan: Plan
}

/** `block`: a block failed to read its data. It shows the error instead of the data. */
export type Seen = Exclude<Expected['where'], 'nowhere'> | 'block'

type Doing = Partial<Pick<Recipe, 'person' | 'actions'>>

interface Scene extends Doing {
  readonly isCustomer: boolean
  readonly step: string
  readonly events: readonly string[]
  readonly modal?: string
}

function planOf(code: string, seen: Seen, scene: Scene): Plan {
  const { person = 'ana', actions = [], isCustomer, step, events, modal = null } = scene
  return {
    ...named(code, 'provoked', 'answered by the operator'),
    pointer: `steps/${step}`,
    person,
    isCustomer,
    behind: null,
    actions,
    step,
    events,
    isHeld: false,
    expected: seen === 'block' ? nothingSaid(step) : { step, modal, code, where: seen, guards: [] },
  }
}

const named = (code: string, state: string, words: string) => ({
  name: `Error ${code}: ${words}`,
  exportName: exportNameOf(state),
})

const nothingSaid = (step: string): Expected => ({ step, modal: null, code: null, where: 'nowhere', guards: [] })

/** The person types the number and requests the SMS code. */
export function askingForCode(code: number, how: string, actions: readonly Action[]): ErrorRecipe {
  const scene = { isCustomer: false, step: 'login', events: ['submit'], actions }
  return { code: String(code), how, seen: 'page', flow: 'web', plan: planOf(String(code), 'page', scene) }
}

/** Returns the recipe of an error at the login. If `doing` has no actions, the person types the right SMS code. */
export function loggingIn(code: number, how: string, msisdn: string, doing: Doing & { seen?: Seen } = {}): ErrorRecipe {
  const { actions = [{ do: 'code', typed: 'right' }], person, seen = 'page' } = doing
  const before: readonly Action[] = [
    { do: 'write', facts: { 'login.msisdn': msisdn } },
    { do: 'run', service: 'login.requestCode' },
  ]
  const scene = {
    isCustomer: false,
    step: 'sms',
    events: ['submit'],
    actions: [...before, ...actions],
    ...(person === undefined ? {} : { person }),
  }
  return { code: String(code), how, seen, flow: 'web', plan: planOf(String(code), seen, scene) }
}

/** The person taps "Pagar". */
export function paying(code: number, how: string, doing: Doing): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step: 'payment', events: ['submit'], modal: 'error' }
  return {
    code: String(code),
    how,
    about: 'charge',
    seen: 'modal',
    flow: 'web',
    plan: {
      ...planOf(String(code), 'modal', scene),
      ...named(String(code), 'provoked by a charge', 'answered by the operator to a charge'),
    },
  }
}

/** The person opens a step of the web flow. */
export function opening(code: number, how: string, step: string, seen: Seen, doing: Doing): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step, events: [] }
  return { code: String(code), how, seen, flow: 'web', plan: planOf(String(code), seen, scene) }
}

/** The person types a card on their own page of cards, and taps "Salvar cartão". */
export function savingCard(code: number, how: string, doing: Doing, seen: 'field' | 'page' = 'page'): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step: 'cards', events: ['add', 'submit'] }
  const plan = planOf(String(code), seen, seen === 'field' ? { ...scene, modal: 'add-card' } : scene)
  return { code: String(code), how, seen, flow: 'web', plan }
}

/**
 * The person saves a number as a dependant. If the operator refuses only this number, the message is at the field. If
 * it refuses any number, the message is on the page.
 */
export function saving(code: number, how: string, seen: 'field' | 'page', doing: Doing): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step: 'recipients', events: ['add', 'submit'] }
  const plan = planOf(String(code), seen, seen === 'field' ? { ...scene, modal: 'add-dependent' } : scene)
  return { code: String(code), how, seen, flow: 'web', plan }
}

/** The customer saves their own data, and the operator refuses one field. The message is at that field. */
export function savingData(code: number, how: string, facts: FactValues): ErrorRecipe {
  const actions: readonly Action[] = [{ do: 'write', facts }]
  const scene = { actions, isCustomer: true, step: 'my-data', events: ['change', 'submit'], modal: 'change-data' }
  return { code: String(code), how, seen: 'field', flow: 'web', plan: planOf(String(code), 'field', scene) }
}

/** The person chooses a recharge to schedule with these actions. Then the person agrees to the terms. */
export function scheduling(code: number, how: string, doing: Doing): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step: 'schedule', events: ['submit', 'submit'] }
  return { code: String(code), how, seen: 'page', flow: 'web', plan: planOf(String(code), 'page', scene) }
}

/** The customer changes some of their own data. */
export function changing(code: number, how: string, event: string, doing: Doing): ErrorRecipe {
  const scene = { ...doing, isCustomer: true, step: 'own', events: [event] }
  return { code: String(code), how, seen: 'page', flow: 'own', plan: planOf(String(code), 'page', scene) }
}
