import { browserClock } from '../../runtime/browser/clock.ts'
import { type AppHistory, browserHistory } from '../../runtime/browser/history.ts'
import { webStorage } from '../../runtime/browser/storage.ts'
import { browserTabs } from '../../runtime/browser/tabs.ts'
import { whenVisible } from '../../runtime/browser/visibility.ts'
import { createDriver, type Driver, type OuterEffect, type Performed } from '../../runtime/engine/driver.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { pathOf, stepAt } from '../../runtime/engine/paths.ts'
import { type FlowState, type Running, topEntry } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { Attempts } from '../../runtime/operator/charge/attempts.ts'
import { IN_FLIGHT_KEY } from '../../runtime/operator/charge/in-flight.ts'
import { createClient } from '../../runtime/operator/client.ts'
import { getGeolocation } from '../../runtime/operator/contract/channel.ts'
import { loadMethods } from '../../runtime/pay-methods.ts'
import type { Context, Service, ServiceAnswer, Vault } from '../../runtime/service.ts'
import { isServiceName, services } from '../../runtime/services.ts'
import { Session } from '../../runtime/session/session.ts'
import { createVault } from '../../runtime/vault.ts'
import { loadAllBlocks } from '../catalogue.ts'
import { deviceId } from './device-id.ts'
import { ENVELOPE_KEY, seal, unseal } from './envelope.ts'
import { loadErrors, loadedErrors } from './errors.ts'
import { createFactStore, type FactStore } from './fact-store.ts'
import { operatorBases } from './operator-bases.ts'
import { report } from './report.ts'
import { createUiStore, type UiStore } from './ui-store.ts'
import type { Surroundings } from './words.ts'

export interface App {
  readonly flow: Flow
  readonly driver: Driver
  readonly facts: FactStore
  readonly vault: Vault
  readonly ui: UiStore
  readonly context: Context
  readonly surroundings: Surroundings
  /** Calls when the customer leaves: what was read for one is not shown to another. */
  readonly onForget: (listener: () => void) => void
}

export interface AppConfig {
  readonly flow: Flow
  readonly surroundings: Surroundings
}

const CHANNEL = { name: 'web', path: 'web' }
const CHANNEL_PATHS = ['web', 'whatsapp']
const channelFacts: FactValues = { 'channel.name': CHANNEL.name, 'channel.path': CHANNEL.path }
export const NOT_FOUND = 'not-found'

/** Joins engine, operator, session and browser, and opens the flow at the page's address. */
export async function createApp(config: AppConfig, window: Window & typeof globalThis): Promise<App> {
  const { flow, surroundings } = config
  const device = webStorage(() => window.localStorage)
  const tab = webStorage(() => window.sessionStorage)
  const history = browserHistory(window)
  const tabs = browserTabs(window)
  const session = new Session({ device, tab, clock: browserClock })
  const facts = createFactStore()
  const vault = createVault()
  const ui = createUiStore()
  const id = await deviceId(device)
  let serverAheadMs = 0
  const forgetters = new Set<() => void>()

  const send = createClient({
    fetch: (url, init) => window.fetch(url, init),
    clock: browserClock,
    bases: operatorBases,
    isOnline: () => window.navigator.onLine,
    headers: () => ({ 'App-Version': __APP_VERSION__, Channel: CHANNEL.name, deviceId: id }),
    token: () => session.token(),
    onSessionExpired: () => void expire(),
    onServerTime: serverMs => {
      serverAheadMs = serverMs - browserClock.now()
    },
  })
  const serverNow = (): number => browserClock.now() + serverAheadMs
  const attempts = new Attempts({
    send,
    storage: {
      read: () => device.get(IN_FLIGHT_KEY),
      write: text => device.set(IN_FLIGHT_KEY, text),
    },
    newId: () => window.crypto.randomUUID(),
    serverNow,
    deviceId: () => id,
    isChargeRefusal: code => loadedErrors()?.codes[String(code)]?.chargeRefusal === true,
  })
  let place: Promise<{ ip?: string; country?: string }> | undefined
  const where = (): Promise<{ ip?: string; country?: string }> => {
    place ??= send(getGeolocation, { params: {} }).then(answer =>
      answer.kind === 'ok' ? { ip: answer.data.IPv4, country: answer.data.country_code } : {},
    )
    return place
  }

  const context: Context = {
    send,
    attempts,
    fact: facts.get,
    vault,
    session: {
      open: opened => session.open(opened),
      close: async () => {
        await forget({})
        tabs.announceLogout()
      },
    },
    clock: browserClock,
    serverNow,
    newId: () => window.crypto.randomUUID(),
    deviceId: () => id,
    whenVisible: signal => whenVisible(window.document, signal),
    where,
  }

  /** Leaves nothing of the customer in memory or storage; the in-flight record knows nobody's number. */
  async function forget(kept: FactValues): Promise<void> {
    vault.wipe()
    for (const forgotten of forgetters) forgotten()
    facts.replace({ ...channelFacts, 'session.authenticated': false, ...kept })
    await Promise.allSettled([session.close(), tab.remove(ENVELOPE_KEY)])
  }

  /** A 401. Of what was being done, only the step and the value are kept. */
  async function expire(): Promise<void> {
    const isCharging = driver.state().running.some(run => run.charge)
    const value = facts.get('recharge.value')
    await forget({
      ...(value === undefined ? {} : { 'recharge.value': value }),
      ...(isCharging ? { 'payment.inFlight': 'charge' } : {}),
    })
    driver.send({ type: 'always', name: 'sessionExpired', message: { code: '1001' } })
  }

  const driver: Driver = createDriver(flow, {
    facts: facts.all,
    perform: (running, signal) => perform(running, context, facts, signal),
    effect: (effect, state) => {
      if (effect.kind === 'review') {
        attempts.review()
        void Promise.all([isReadyForAnswer(), where()])
      }
      apply(effect, state, { flow, history, ui })
    },
    after: browserClock.after,
    whenVisible: context.whenVisible,
    report,
  })

  driver.subscribe(() => void tab.set(ENVELOPE_KEY, seal(driver.state(), facts.all())).catch(() => undefined))
  history.listen(({ entry, step }) => driver.send({ type: 'popped', entry, step }))
  tabs.onLogout(async () => {
    await forget({})
    driver.send({ type: 'always', name: 'loggedOut' })
  })
  window.addEventListener('online', () => ui.setState({ notice: null }))

  await session.restore()
  const saved = unseal(await tab.get(ENVELOPE_KEY).catch(() => null))
  const isKnown = session.token() !== undefined
  for (const [name, value] of Object.entries(saved?.facts ?? {})) facts.writeNamed(name, value)
  facts.write({
    ...channelFacts,
    'session.authenticated': isKnown,
    'session.msisdn': isKnown ? session.msisdn() : undefined,
    'session.customerId': isKnown ? session.customerId() : undefined,
    'login.msisdn': facts.get('login.msisdn') ?? session.msisdn(),
  })
  const visited = saved !== undefined && saved.hash === flow.hash ? saved.visited : []
  // The bare address asks for nothing in particular: without a session it is the start, not a link that waits.
  const isBare = history.pathname() === '/' && !isKnown
  const step = isBare ? flow.start : (stepAt(flow, history.pathname(), CHANNEL_PATHS) ?? NOT_FOUND)
  driver.send({ type: 'open', step, entry: history.current()?.entry ?? 0, visited })
  return { flow, surroundings, driver, facts, vault, ui, context, onForget: listener => void forgetters.add(listener) }
}

/** The code of a service; undefined when it cannot be fetched now. */
async function codeOf(service: string): Promise<Service | undefined> {
  if (!isServiceName(service)) throw new Error(`There is no service "${service}".`)
  return services[service]().catch(() => undefined)
}

const inDoubt: ServiceAnswer = { outcome: 'processing', gives: { 'payment.inFlight': 'charge' } }

/** All that the answer to a charge may need to be told. */
async function isReadyForAnswer(): Promise<boolean> {
  return Promise.all([loadAllBlocks(), loadErrors(), loadMethods()]).then(
    () => true,
    () => false,
  )
}

async function perform(running: Running, context: Context, facts: FactStore, signal: AbortSignal): Promise<Performed> {
  const service = await codeOf(running.service)
  if (service === undefined || (running.charge && !(await isReadyForAnswer()))) {
    return { outcome: 'unreachable', message: { code: 'unreachable' }, apply: () => undefined, everyMs: 0 }
  }
  const { outcome, gives, code, text, url } = await service.run(context, signal).catch((error: unknown) => {
    if (!running.charge) throw error
    // A bug of ours after the bytes may have left: what is known of the money is that it is not known.
    report('charge-threw', String(error))
    return inDoubt
  })
  return {
    outcome,
    ...(code === undefined ? {} : { message: { code, ...(text === undefined ? {} : { text }) } }),
    ...(url === undefined ? {} : { url }),
    apply: () => facts.write(gives ?? {}),
    everyMs: service.everyMs ?? 0,
  }
}

interface Outside {
  readonly flow: Flow
  readonly history: AppHistory
  readonly ui: UiStore
}

function apply(effect: OuterEffect, state: FlowState, { flow, history, ui }: Outside): void {
  switch (effect.kind) {
    case 'push':
    case 'replace': {
      // The address of a page that does not exist stays as it was typed.
      const path = state.step === NOT_FOUND ? history.pathname() : (pathOf(flow, state.step, CHANNEL.path) ?? '/')
      return history[effect.kind]({ entry: topEntry(state), step: state.step }, path)
    }
    case 'go':
      return history.go(effect.by)
    case 'show':
      return ui.setState(({ shown }) => ({ shown: shown + 1, notice: null, field: null }))
    case 'notice':
      return ui.setState({ notice: effect.message })
    case 'field':
      return ui.setState(({ field }) => ({
        field: { fact: effect.fact, message: effect.message, count: (field?.count ?? 0) + 1 },
      }))
    case 'report':
      return report(effect.problem, effect.detail)
    case 'leave':
    case 'flow':
      return report('not-possible-here', effect.kind)
    case 'review':
      return
  }
}
