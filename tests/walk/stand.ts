import { ENVELOPE_KEY, seal, unseal } from '../../flows/app/boot/envelope.ts'
import type { Facts } from '../../runtime/engine/flow.ts'
import { initialState } from '../../runtime/engine/state.ts'
import { IN_FLIGHT_KEY } from '../../runtime/operator/charge/in-flight.ts'
import { Session } from '../../runtime/session/session.ts'
import { newSession } from '../../sandbox/calls/session.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'
import { doAction } from '../../workshop/flows/do-action.ts'
import type { Plan } from '../../workshop/flows/plan.ts'
import type { FakeClock } from '../runtime/fake-clock.ts'
import { FakeStorage } from '../runtime/fake-storage.ts'
import { openPage, type Place } from '../runtime/page.ts'

/** The data that a browser stores for a customer on a step. */
export interface Kept {
  /** The facts that the page restores after a reload. */
  readonly facts: Facts
  readonly device: readonly (readonly [string, string])[]
  readonly tab: readonly (readonly [string, string])[]
}

export const nothing: Kept = { facts: {}, device: [], tab: [] }

/** Performs the actions of a step's story without a screen. The app's own code stores the data. */
export async function standAt({ person, isCustomer, actions }: Plan, place: Place): Promise<Kept> {
  const page = openPage(place)
  const { operator, clock } = place
  const { world } = operator
  const { msisdn } = testNumbers.find(({ key }) => key === person) ?? { msisdn: '' }
  const customer = world.store.get('customer', world.store.get('number', msisdn)?.customerId ?? '')
  const [device, tab] = [new FakeStorage(clock), new FakeStorage(clock)]
  if (isCustomer && customer !== undefined) {
    const login = { token: newSession(world, customer.id), msisdn, customerId: customer.id }
    // One session logs in the page. The other writes the same login into the storage that the browser will get.
    for (const session of [page.session, new Session({ device, tab, clock })]) await session.open(login)
    page.know({
      'session.authenticated': true,
      'session.msisdn': msisdn,
      'session.customerId': customer.id,
      'customer.name': customer.name,
      'recharge.target': msisdn,
      // This fact prevents the offer of a larger amount, which would cover the page.
      'upsell.messageConfirm': true,
      'upsell.proactiveConfirm': true,
    })
  }
  const app = { facts: page.facts, vault: page.context.vault, loadOperations: async () => ({ context: page.context }) }
  const noScreen = { send: refuse, letIssuer: refuse, answerSheets: refuse, refuseToStore: refuse, loseNetwork: refuse }
  const stage = { app, page: noScreen, sandbox: operator, person }
  for (const action of actions) await letTimePass(doAction(action, stage), clock)
  const envelope = seal(initialState({ id: '' }), page.facts.all())
  await tab.set(ENVELOPE_KEY, envelope)
  // A record of an open charge contains the id of the device that wrote it, so the browser gets the same id.
  await device.set('recarrega.device', page.context.deviceId())
  const inFlight = place.device.values.get(IN_FLIGHT_KEY)
  if (inFlight !== undefined) await device.set(IN_FLIGHT_KEY, inFlight)
  const facts = { ...unseal(envelope)?.facts, 'session.authenticated': isCustomer }
  return { facts, device: [...device.values], tab: [...tab.values] }
}

const TURN_MS = 2
const STEP_MS = 100

/** Lets the operator's clock advance, and modules load, until the action is done. */
async function letTimePass(work: Promise<void>, clock: FakeClock): Promise<void> {
  let isDone = false
  const done = (): void => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) {
    await new Promise(resolve => setTimeout(resolve, TURN_MS))
    if (!isDone) await clock.advance(STEP_MS)
  }
  return work
}

function refuse(): never {
  throw new Error('Nobody stands at a screen yet.')
}
