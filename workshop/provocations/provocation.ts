import type { Message } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { type Expected, exportNameOf, type Plan } from '../flows/plan.ts'
import type { Deed, Person } from '../flows/ways.ts'

/** How a code of the error catalogue is brought about, by a customer's own actions or with test data. Plain data. */
export interface Provocation {
  readonly code: string
  /** As somebody would do it by hand, for `docs/error-codes.md`. */
  readonly how: string
  /** Of a payment: the words for a charge are said. */
  readonly about?: Message['about']
  /** Where it is read, in words for the page. */
  readonly seen: Seen
  readonly flow: 'web' | 'own'
  readonly plan: Plan
}

/** `block`: in the place of what a block would have read. */
export type Seen = Exclude<Expected['where'], 'nowhere'> | 'block'

interface Doing {
  readonly person?: Person
  readonly deeds?: readonly Deed[]
}

interface Scene extends Doing {
  readonly isCustomer: boolean
  readonly step: string
  readonly events: readonly string[]
  readonly modal?: string
}

function planOf(code: string, seen: Seen, scene: Scene): Plan {
  const { person = 'ana', deeds = [], isCustomer, step, events, modal = null } = scene
  return {
    ...named('provoked'),
    pointer: `steps/${step}`,
    person,
    isCustomer,
    behind: null,
    deeds,
    step,
    events,
    isHeld: false,
    expected: seen === 'block' ? nothingSaid(step) : { step, modal, code, where: seen, guards: [] },
  }
}

const named = (name: string) => ({ name, exportName: exportNameOf(name) })

const nothingSaid = (step: string): Expected => ({ step, modal: null, code: null, where: 'nowhere', guards: [] })

/** The number is typed, the SMS code asked for. */
export function askingForCode(code: number, how: string, deeds: readonly Deed[]): Provocation {
  const scene = { isCustomer: false, step: 'login', events: ['submit'], deeds }
  return { code: String(code), how, seen: 'page', flow: 'web', plan: planOf(String(code), 'page', scene) }
}

/** The right SMS code is typed, unless the deeds say otherwise. */
export function loggingIn(code: number, how: string, msisdn: string, doing: Doing & { seen?: Seen } = {}): Provocation {
  const { deeds = [{ do: 'code', typed: 'right' }], person, seen = 'page' } = doing
  const before: readonly Deed[] = [
    { do: 'write', facts: { 'login.msisdn': msisdn } },
    { do: 'run', service: 'login.requestCode' },
  ]
  const scene = {
    isCustomer: false,
    step: 'sms',
    events: ['submit'],
    deeds: [...before, ...deeds],
    ...(person === undefined ? {} : { person }),
  }
  return { code: String(code), how, seen, flow: 'web', plan: planOf(String(code), seen, scene) }
}

/** "Pagar" is tapped. */
export function paying(code: number, how: string, doing: Doing): Provocation {
  const scene = { ...doing, isCustomer: true, step: 'payment', events: ['submit'], modal: 'error' }
  return {
    code: String(code),
    how,
    about: 'charge',
    seen: 'modal',
    flow: 'web',
    plan: { ...planOf(String(code), 'modal', scene), ...named('provoked by a charge') },
  }
}

/** A step of the web flow is opened. */
export function opening(code: number, how: string, step: string, seen: Seen, doing: Doing): Provocation {
  const scene = { ...doing, isCustomer: true, step, events: [] }
  return { code: String(code), how, seen, flow: 'web', plan: planOf(String(code), seen, scene) }
}

/** A card is typed on the customer's own page of cards, and "Salvar cartão" is tapped. */
export function savingCard(code: number, how: string, doing: Doing, seen: 'field' | 'page' = 'page'): Provocation {
  const scene = { ...doing, isCustomer: true, step: 'cards', events: ['add', 'submit'] }
  const plan = planOf(String(code), seen, seen === 'field' ? { ...scene, modal: 'add-card' } : scene)
  return { code: String(code), how, seen, flow: 'web', plan }
}

/** A number is saved as a dependant: it is to blame itself, or no other number would do. */
export function saving(code: number, how: string, seen: 'field' | 'page', doing: Doing): Provocation {
  const scene = { ...doing, isCustomer: true, step: 'recipients', events: ['add', 'submit'] }
  const plan = planOf(String(code), seen, seen === 'field' ? { ...scene, modal: 'add-dependent' } : scene)
  return { code: String(code), how, seen, flow: 'web', plan }
}

/** The customer's own data are saved, with something in them that the operator does not take: it is said at that field. */
export function savingData(code: number, how: string, facts: FactValues): Provocation {
  const deeds: readonly Deed[] = [{ do: 'write', facts }]
  const scene = { deeds, isCustomer: true, step: 'my-data', events: ['change', 'submit'], modal: 'change-data' }
  return { code: String(code), how, seen: 'field', flow: 'web', plan: planOf(String(code), 'field', scene) }
}

/** A recharge is scheduled as the deeds choose it, and its terms are agreed to. */
export function scheduling(code: number, how: string, doing: Doing): Provocation {
  const scene = { ...doing, isCustomer: true, step: 'schedule', events: ['submit', 'submit'] }
  return { code: String(code), how, seen: 'page', flow: 'web', plan: planOf(String(code), 'page', scene) }
}

/** Something is changed that is the customer's own. */
export function changing(code: number, how: string, event: string, doing: Doing): Provocation {
  const scene = { ...doing, isCustomer: true, step: 'own', events: [event] }
  return { code: String(code), how, seen: 'page', flow: 'own', plan: planOf(String(code), 'page', scene) }
}
