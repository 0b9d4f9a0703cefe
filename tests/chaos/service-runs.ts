import { AsyncLocalStorage } from 'node:async_hooks'
import type { Service } from '../../runtime/service/service.ts'
import { services } from '../../runtime/services.ts'

/** A run of a service, from its start to its outcome. When a `watch` service runs again, this is a new run. */
export interface ServiceRun {
  readonly service: string
}

const running = new AsyncLocalStorage<ServiceRun>()
let runsLeft = Number.POSITIVE_INFINITY

/** Returns the service run that executes the current code, or undefined outside a service. */
export function currentRun(): ServiceRun | undefined {
  return running.getStore()
}

/**
 * Allows this many further service runs. Later runs never answer, so that a flow that runs services in an endless loop
 * stops.
 */
export function allowRuns(count: number): void {
  runsLeft = count
}

/** Returns whether more service runs were started than were allowed. */
export function hasRunTooOften(): boolean {
  return runsLeft < 0
}

/** Wraps every service, so that each action of a service can be assigned to the run that performs it. */
export function followRuns(): void {
  for (const [service, load] of Object.entries(services)) {
    const followed = async () => {
      const loaded: Service = await load()
      const run: typeof loaded.run = (context, signal) => {
        runsLeft -= 1
        if (hasRunTooOften()) return new Promise(() => {})
        return running.run({ service }, () => loaded.run(context, signal))
      }
      return { ...loaded, run }
    }
    Object.assign(services, { [service]: followed })
  }
}
