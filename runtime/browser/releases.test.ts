import { expect, test } from 'vitest'
import { followReleases, type TakeOver } from './releases.ts'
import { workerMessages } from './worker-messages.ts'

/** A service worker of a release. It activates when it gets the message `takeOver`. */
class FakeWorker extends EventTarget {
  readonly posted: unknown[] = []
  state: ServiceWorkerState = 'installing'
  readonly release: string
  takesOver = true

  constructor(release: string) {
    super()
    this.release = release
  }

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    if (message === workerMessages.whichRelease) return port?.postMessage(this.release)
    this.posted.push(message)
    this.dispatchEvent(new Event(String(message)))
    if (message === workerMessages.takeOver && this.takesOver) this.become('activated')
  }

  async hasHeard(message: string): Promise<void> {
    if (this.posted.includes(message)) return
    await new Promise(resolve => this.addEventListener(message, resolve, { once: true }))
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  /** The service worker of the release on the server. */
  newest: FakeWorker | undefined
  readonly update = async (): Promise<void> => {
    if (this.newest !== undefined) this.fetch(this.newest)
  }

  /** Fetches a new service worker. It waits until the worker of the earlier release has ended. */
  fetch(worker: FakeWorker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registered: unknown[] = []
  private readonly registration: FakeRegistration

  constructor(registration: FakeRegistration) {
    super()
    this.registration = registration
  }

  readonly register = async (address: unknown) => {
    this.registered.push(address)
    return this.registration
  }

  claim(worker: FakeWorker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** Opens a page of the release `r1`. */
async function open(registration: FakeRegistration, controller: FakeWorker | null = null) {
  const policies: string[] = []
  const offers: TakeOver[] = []
  let offered = (): void => undefined
  const offer = new Promise<void>(resolve => {
    offered = resolve
  })
  const serviceWorker = new FakeContainer(registration)
  serviceWorker.controller = controller
  const trustedTypes = {
    createPolicy(name: string, { createScriptURL }: { createScriptURL: () => string }) {
      policies.push(name)
      return { createScriptURL }
    },
  }
  const releases = await followReleases({ navigator: { serviceWorker }, trustedTypes }, 'r1', takeOver => {
    offers.push(takeOver)
    offered()
  })
  return { releases, serviceWorker, policies, offers, offer }
}

test('the page registers its service worker under the one Trusted Types policy that its headers allow', async () => {
  const { serviceWorker, policies } = await open(new FakeRegistration())
  expect([serviceWorker.registered, policies]).toEqual([['/sw.js'], ['recarrega#sw']])
})

test('a newer release becomes active only after the customer accepts it', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r1')
  const { offers, offer } = await open(registration)
  const newer = new FakeWorker('r2')
  registration.fetch(newer)
  await offer
  expect(newer.posted).toEqual([])
  await offers[0]?.()
  expect(newer.state).toBe('activated')
})

test('if a newer release was loaded before this page opened, the page still offers it to the customer', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r0')
  registration.waiting = new FakeWorker('r2')
  const { offers, offer } = await open(registration)
  await offer
  expect(offers).toHaveLength(1)
})

test('if a new service worker has the same release as the page, it becomes active without a question to the customer', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r0')
  const { offers } = await open(registration)
  const own = new FakeWorker('r1')
  const over = new Promise(resolve =>
    own.addEventListener('statechange', () => own.state === 'activated' && resolve(0)),
  )
  registration.fetch(own)
  await over
  expect(offers).toEqual([])
})

test('if a page has an older service worker, it fetches its own worker at once', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r0')
  registration.newest = new FakeWorker('r1')
  const { offers } = await open(registration, registration.active)
  await registration.newest.hasHeard(workerMessages.takeOver)
  expect([registration.newest.state, offers]).toEqual(['activated', []])
})

test('if a newer service worker replaces the one for which the page waits, the page stops waiting', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r1')
  const { offers, offer } = await open(registration)
  const newer = new FakeWorker('r2')
  newer.takesOver = false
  registration.fetch(newer)
  await offer
  const taken = offers[0]?.()
  newer.become('redundant')
  await expect(taken).resolves.toBeUndefined()
})

const { tidy, fill } = workerMessages

test('only a service worker of the page’s own release is told to fetch all files', async () => {
  const [old, own] = [new FakeWorker('r0'), new FakeWorker('r1')]
  const { releases, serviceWorker } = await open(new FakeRegistration(), old)
  await releases.fill()
  expect(old.posted).toEqual([])
  serviceWorker.claim(own)
  await own.hasHeard(fill)
  expect(own.posted).toEqual([tidy, fill])
})

test('only a service worker of the page’s own release is told to delete files of earlier releases', async () => {
  const [own, newer] = [new FakeWorker('r1'), new FakeWorker('r2')]
  const { releases, serviceWorker } = await open(new FakeRegistration(), own)
  await own.hasHeard(tidy)
  serviceWorker.claim(newer)
  await releases.fill()
  expect([own.posted, newer.posted]).toEqual([[tidy], []])
})
