import type { Performed } from '../../runtime/engine/driver.ts'
import type { Running } from '../../runtime/engine/state.ts'
import type { Context, Service, ServiceAnswer } from '../../runtime/service.ts'
import { isServiceName, services } from '../../runtime/services.ts'
import type { FactStore } from './fact-store.ts'
import { report } from './report.ts'
import { unreachable } from './unreachable.ts'

export interface Surrounds {
  readonly context: Context
  readonly facts: FactStore
  /** Whether all that a charge may end in is here to be shown. */
  readonly isReadyForAnswer: () => Promise<boolean>
  readonly isOnline: () => boolean
}

/** Runs a service for the driver. One whose code cannot be fetched is not reachable, and a charge waits for all of it. */
export async function perform(
  running: Running,
  { context, facts, isReadyForAnswer, isOnline }: Surrounds,
  signal: AbortSignal,
): Promise<Performed> {
  const service = await serviceNamed(running.service)
  if (service === undefined || (running.charge && !(await isReadyForAnswer()))) {
    return unreachable(isOnline())
  }
  const { outcome, gives, code, text, about, url } = await service.run(context, signal).catch((error: unknown) => {
    if (!running.charge) throw error
    // A bug of ours after the bytes may have left: what is known of the money is that it is not known.
    report('charge-threw', String(error))
    return inDoubt
  })
  const message = {
    ...(text === undefined ? {} : { text }),
    ...(running.charge || about === 'charge' ? { about: 'charge' as const } : {}),
  }
  return {
    outcome,
    ...(code === undefined ? {} : { message: { code, ...message } }),
    ...(url === undefined ? {} : { url }),
    apply: () => facts.write(gives ?? {}),
    everyMs: service.everyMs ?? 0,
  }
}

/** The code of a service; undefined when it cannot be fetched now. */
async function serviceNamed(service: string): Promise<Service | undefined> {
  if (!isServiceName(service)) throw new Error(`There is no service "${service}".`)
  return services[service]().catch(() => undefined)
}

const inDoubt: ServiceAnswer = { outcome: 'processing', gives: { 'payment.inFlight': 'charge' } }
