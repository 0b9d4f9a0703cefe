import { workerMessages } from './worker-messages.ts'

const WORKER = '/sw.js'
/** The one that the pages' policy names. */
const POLICY = 'recarrega#sw'

/** Puts the new release in the place of the page's. Resolves when it has, or when a newer one will in its place. */
export type TakeOver = () => Promise<void>

/** What of a browser's workers is needed for it. */
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
  /** Asks whether there is a new release. */
  readonly look: () => Promise<void>
  /** Has all of the page's release fetched, as soon as there is a worker of it. */
  readonly fill: () => Promise<void>
}

/**
 * Registers the service worker, and calls with the way to a newer release whenever one has been fetched. A worker of
 * the page's own `release` takes over without a word: the page itself came by the network, and is new already.
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

  /** A worker of another release may ask for what the host no longer has, and deletes what this page needs. */
  async function tend(): Promise<void> {
    const { controller } = serviceWorker
    if (controller === null || (await releaseOf(controller)) !== release) return
    controller.postMessage(workerMessages.tidy, [])
    if (isFilling) controller.postMessage(workerMessages.fill, [])
  }

  /** The page came by the network and is new already: a browser left alone looks only when the older worker has nothing to do. */
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
      // The first of all waits for nobody.
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
    // Another tab may have been faster.
    look()
  })
}
