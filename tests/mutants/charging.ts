import { isObject, type JsonObject, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Authored } from './authored.ts'
import { entries } from './sites.ts'

/** Services that may take money at once, or make the customer agree to a later charge. */
const charging = [
  'recharge.pay',
  'recharge.payAnyway',
  'recharge.payOrReview',
  'recharge.payAtBank',
  'recharge.payAtBankAnyway',
  'recharge.payByOffer',
  'recharge.payByOfferAnyway',
  'recharge.sendAgain',
  'pix.begin',
  'schedule.save',
]

/** Returns whether a handler runs a service that may take money. */
function isCharging(handler: unknown): handler is JsonObject {
  return isHandler(handler) && charging.includes(textIn(handler.run) ?? '')
}

function isHandler(handler: unknown): handler is JsonObject {
  return typeof handler === 'object' && handler !== null && 'run' in handler
}

/** Returns the events of a step that run a service which may take money. */
export function chargingEvents(step: JsonObject): readonly string[] {
  return entries(step.on).flatMap(([event, handler]) => (isCharging(handler) ? [event] : []))
}

/** Returns the handlers of the flow that run a charge. Each service occurs once. */
export function chargesOf({ whole }: Authored): readonly JsonObject[] {
  const handlers = ['steps', 'modals'].flatMap(part =>
    entries(whole[part]).flatMap(([, screen]) => entries(objectOf(screen).on).map(([, handler]) => handler)),
  )
  const runs = handlers.filter(isObject).filter(isCharging)
  return runs.filter((run, at) => runs.findIndex(other => other.run === run.run) === at).map(quiet)
}

/**
 * Returns the handler without the dialogs that its outcomes open. Such a dialog sends events to its own step, and the
 * check would find the mutant by these events.
 */
function quiet({ run = '', outcomes }: JsonObject): JsonObject {
  const ways = entries(outcomes).map(([name, way]) => [name, JSON.stringify(way).includes('modal:') ? 'stay' : way])
  return { run, outcomes: Object.fromEntries(ways) }
}
