import { wait } from '../../../runtime/clock.ts'
import type { Performed } from '../../../runtime/engine/driver.ts'
import type { Running } from '../../../runtime/engine/state.ts'
import type { Context, Service, ServiceAnswer } from '../../../runtime/service/service.ts'
import { isServiceName, services } from '../../../runtime/services.ts'
import type { FactStore } from '../../kit/fact-store.ts'
import { report } from '../../kit/report.ts'
import type { ShownEnds } from './shown-ends.ts'
import { unreachable } from './unreachable.ts'

export interface Surrounds {
  readonly context: Context
  readonly facts: FactStore
  readonly ends: ShownEnds
  /** Resolves to whether every screen that can follow the charge has been fetched. */
  readonly isReadyForAnswer: () => Promise<boolean>
  readonly isOnline: () => boolean
  /** Fetches the operator's data on screen again, after `start`. Resolves when all of it has arrived or failed. */
  readonly reread: (start?: Promise<void>) => Promise<void>
  /** Resolves when the current screen is visible. Rejects if the screen cannot be shown. */
  readonly whenShown: () => Promise<void>
}

/** How long an outcome waits until the data on screen has been fetched again. */
const REREAD_MS = 4000

/**
 * Runs a service for the driver. The outcome is `unreachable` if the service's code cannot be fetched. For a
 * charge, the outcome is also `unreachable` if a screen that can follow cannot be fetched.
 */
export async function perform(running: Running, surrounds: Surrounds, signal: AbortSignal): Promise<Performed> {
  const { context, facts, ends, isReadyForAnswer, isOnline } = surrounds
  await ends.settleAll()
  const service = await serviceNamed(running.service)
  if (service === undefined || (running.charge && !(await isReadyForAnswer()))) {
    return unreachable(isOnline())
  }
  const { outcome, gives, code, text, about, uncharged, url, settle } = await service
    .run(context, signal)
    .catch((error: unknown) => {
      if (!running.charge) throw error
      // The app itself has a bug. The request may have been sent before the error, so it is unknown whether the
      // customer was charged.
      report('charge-threw', String(error))
      return inDoubt
    })
  const known: Service['outcomes'] = service.outcomes
  if (known[outcome]?.changes) {
    context.recent.forget()
    // While offline, nothing can be fetched. The data stays on screen, and the next screen fetches it again.
    if (isOnline()) await followChange(running, surrounds, signal)
  }
  const message = {
    ...(text === undefined ? {} : { text }),
    ...(running.charge ? { about: 'charge' as const } : about === undefined ? {} : { about }),
    ...(uncharged ? { uncharged } : {}),
  }
  return {
    outcome,
    ...(code === undefined ? {} : { message: { code, ...message } }),
    ...(url === undefined ? {} : { url }),
    apply: () => {
      facts.write(gives ?? {})
      if (settle !== undefined) ends.show(settle)
    },
    everyMs: service.everyMs ?? 0,
  }
}

/**
 * Waits until the screen shows the data that the action changed. The result of a charge, and of a service that runs by
 * itself, does not wait. It mostly leads to another screen, so only the data that is still shown then is fetched again.
 */
async function followChange({ kind, charge }: Running, surrounds: Surrounds, signal: AbortSignal) {
  const { context, reread, whenShown } = surrounds
  if (kind !== 'action' || charge) return void reread(whenShown().catch(() => undefined))
  const isSeen = reread()
  if (!signal.aborted) await Promise.race([isSeen, wait(context.clock, REREAD_MS, signal)])
}

/** Returns a service, or undefined if its code cannot be fetched at the moment. */
async function serviceNamed(service: string): Promise<Service | undefined> {
  if (!isServiceName(service)) throw new Error(`There is no service "${service}".`)
  return services[service]().catch(() => undefined)
}

const inDoubt: ServiceAnswer = { outcome: 'processing', gives: { 'payment.inFlight': 'charge' } }
