import { wait } from '../../../runtime/clock.ts'
import type { Performed } from '../../../runtime/engine/driver.ts'
import type { Running } from '../../../runtime/engine/state.ts'
import type { Context, Service, ServiceAnswer } from '../../../runtime/service.ts'
import { isServiceName, services } from '../../../runtime/services.ts'
import type { FactStore } from '../../kit/fact-store.ts'
import { report } from '../../kit/report.ts'
import { unreachable } from './unreachable.ts'

export interface Surrounds {
  readonly context: Context
  readonly facts: FactStore
  /** Whether all that a charge may end in is here to be shown. */
  readonly isReadyForAnswer: () => Promise<boolean>
  readonly isOnline: () => boolean
  /** Asks anew for what was read of the operator; resolves when what is on screen is up to date, or cannot be. */
  readonly reread: () => Promise<void>
}

/** Longer than this nobody waits for what they see to follow what they did. */
const REREAD_MS = 4000

/** Runs a service for the driver. One whose code cannot be fetched is not reachable, and a charge waits for all of it. */
export async function perform(running: Running, surrounds: Surrounds, signal: AbortSignal): Promise<Performed> {
  const { context, facts, isReadyForAnswer, isOnline } = surrounds
  const service = await serviceNamed(running.service)
  if (service === undefined || (running.charge && !(await isReadyForAnswer()))) {
    return unreachable(isOnline())
  }
  const { outcome, gives, code, text, about, uncharged, url } = await service
    .run(context, signal)
    .catch((error: unknown) => {
      if (!running.charge) throw error
      // A bug of ours after the bytes may have left: what is known of the money is that it is not known.
      report('charge-threw', String(error))
      return inDoubt
    })
  const known: Service['outcomes'] = service.outcomes
  // Without a network nothing can be read: what is on screen stays, and is asked for again with the next screen.
  if (known[outcome]?.changes && isOnline()) await followChange(running, surrounds, signal)
  const message = {
    ...(text === undefined ? {} : { text }),
    ...(running.charge ? { about: 'charge' as const } : about === undefined ? {} : { about }),
    ...(uncharged ? { uncharged } : {}),
  }
  return {
    outcome,
    ...(code === undefined ? {} : { message: { code, ...message } }),
    ...(url === undefined ? {} : { url }),
    apply: () => facts.write(gives ?? {}),
    everyMs: service.everyMs ?? 0,
  }
}

/** What the person did is done when they see it; of a charge they are told at once. */
async function followChange({ kind, charge }: Running, { context, reread }: Surrounds, signal: AbortSignal) {
  const isSeen = reread()
  if (kind === 'action' && !charge && !signal.aborted)
    await Promise.race([isSeen, wait(context.clock, REREAD_MS, signal)])
}

/** The code of a service; undefined when it cannot be fetched now. */
async function serviceNamed(service: string): Promise<Service | undefined> {
  if (!isServiceName(service)) throw new Error(`There is no service "${service}".`)
  return services[service]().catch(() => undefined)
}

const inDoubt: ServiceAnswer = { outcome: 'processing', gives: { 'payment.inFlight': 'charge' } }
