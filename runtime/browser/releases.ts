import { workerMessages } from './worker-messages.ts'

const WORKER = '/sw.js'
/** The name of our Trusted Types policy, which the Content Security Policy of the pages allows. */
const POLICY = 'recarrega#sw'

/** Activates the new release. Resolves when it is active, or when a newer release has replaced it. */
export type TakeOver = () => Promise<void>

/** The part of a service worker that this file uses. */
interface Worker {
  readonly state: ServiceWorkerState
  addEventListener(type: 'statechange', listener: () => void): void
  postMessage(message: string, transfer: MessagePort[]): void
}

interface Registration {
  readonly active: Worker | null
  readonly waiting: Worker | null
  readonly installing: Worker | null
  addEventListener(type: 'updatefound', listener: () => void): void
  update(): Promise<unknown>
}

interface Container {
  readonly controller: Worker | null
  register(address: string): Promise<Registration>
  addEventListener(type: 'controllerchange', listener: () => void): void
}

interface Registers {
  readonly navigator: { readonly serviceWorker: Container }
  readonly trustedTypes?: TrustedPolicies | undefined
}

interface TrustedPolicies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

export interface Releases {
  /** Asks the browser to check for a new release. */
  readonly look: () => Promise<void>
  /** Makes the service worker fetch all files of this page's release, as soon as a worker of this release is active. */
  readonly fill: () => Promise<void>
}

/**
 * Registers the service worker, and calls `onNewer` for each newer release that was fetched. If a fetched worker
 * belongs to the page's own `release`, activates it at once, because the page itself already shows that release.
 */
export async function followReleases(
  window: Registers,
  release: string,
  onNewer: (takeOver: TakeOver) => void,
): Promise<Releases> {
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER })
  const { serviceWorker } = window.navigator
  const registration = await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER)
  let isFilling = false

  /**
   * Sends messages only to a worker of this release, because a worker of another release could fetch missing files, or
   * delete this page's files.
   */
  async function tend(): Promise<void> {
    const { controller } = serviceWorker
    if (controller === null || (await releaseOf(controller)) !== release) return
    controller.postMessage(workerMessages.tidy, [])
    if (isFilling) controller.postMessage(workerMessages.fill, [])
  }

  /**
   * If the active worker is of an older release, looks for the new one at once. The browser itself would look only
   * after that worker has been idle.
   */
  async function catchUp({ active }: Registration): Promise<void> {
    if (active !== null && (await releaseOf(active)) !== release) await registration.update()
  }

  async function meet(waiting: Worker): Promise<void> {
    const isOwn = (await releaseOf(waiting)) === release
    if (isOwn) waiting.postMessage(workerMessages.takeOver, [])
    else onNewer(() => takeOver(waiting))
  }

  function follow(coming: Worker): void {
    coming.addEventListener('statechange', () => {
      // The first service worker of a site follows no older release, so the customer is not asked to update.
      if (coming.state === 'installed' && registration.active !== null) void meet(coming)
    })
  }

  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) follow(registration.installing)
  })
  serviceWorker.addEventListener('controllerchange', () => void tend())
  void tend()
  if (registration.installing !== null) follow(registration.installing)
  if (registration.waiting !== null && registration.active !== null) void meet(registration.waiting)
  else void catchUp(registration).catch(() => undefined)
  return {
    look: async () => void (await registration.update()),
    fill() {
      isFilling = true
      return tend()
    },
  }
}

function releaseOf(worker: Worker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    worker.postMessage(workerMessages.whichRelease, [port2])
  })
}

function takeOver(worker: Worker): Promise<void> {
  return new Promise(resolve => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    worker.postMessage(workerMessages.takeOver, [])
    // Another tab may already have activated this worker.
    look()
  })
}
