import { createDriver, type Driver } from '../../runtime/engine/driver.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { stepAt } from '../../runtime/engine/paths.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { Attempts } from '../../runtime/operator/charge/attempts.ts'
import { IN_FLIGHT_KEY } from '../../runtime/operator/charge/in-flight.ts'
import { createClient } from '../../runtime/operator/client.ts'
import type { Context, Vault } from '../../runtime/service.ts'
import { Session } from '../../runtime/session/session.ts'
import { createVault } from '../../runtime/vault.ts'
import { CHANNEL_PATHS } from './channel-paths.ts'
import { deviceId } from './device-id.ts'
import { applyEffect, NOT_FOUND } from './effects.ts'
import { ENVELOPE_KEY, seal, unseal } from './envelope.ts'
import { loadedErrors } from './errors.ts'
import { createFactStore, type FactStore } from './fact-store.ts'
import { locator } from './locator.ts'
import { operatorBases } from './operator-bases.ts'
import type { Page } from './page.ts'
import { isReadyForAnswer, perform } from './perform.ts'
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
const channelFacts: FactValues = { 'channel.name': CHANNEL.name, 'channel.path': CHANNEL.path }

/** Joins engine, operator, session and page, and opens the flow at the page's address. */
export async function createApp(config: AppConfig, page: Page): Promise<App> {
  const { flow, surroundings } = config
  const { device, tab, history, tabs, clock, newId } = page
  const session = new Session({ device, tab, clock })
  const facts = createFactStore()
  const vault = createVault()
  const ui = createUiStore()
  const id = await deviceId(device)
  let serverAheadMs = 0
  const forgetters = new Set<() => void>()

  const send = createClient({
    fetch: page.fetch,
    clock,
    bases: operatorBases,
    isOnline: page.isOnline,
    headers: () => ({ 'App-Version': __APP_VERSION__, Channel: CHANNEL.name, deviceId: id }),
    token: () => session.token(),
    onSessionExpired: () => void expire(),
    onServerTime: serverMs => {
      serverAheadMs = serverMs - clock.now()
    },
  })
  const serverNow = (): number => clock.now() + serverAheadMs
  const attempts = new Attempts({
    send,
    storage: {
      read: () => device.get(IN_FLIGHT_KEY),
      write: text => device.set(IN_FLIGHT_KEY, text),
    },
    newId,
    serverNow,
    deviceId: () => id,
    isChargeRefusal: code => loadedErrors()?.codes[String(code)]?.chargeRefusal === true,
  })
  const where = locator(send)

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
    clock,
    serverNow,
    newId,
    deviceId: () => id,
    whenVisible: page.whenVisible,
    where,
  }

  /** Leaves nothing of the customer in memory or storage; the in-flight record knows nobody's number. */
  async function forget(kept: FactValues): Promise<void> {
    vault.wipe()
    attempts.forget()
    for (const forgotten of forgetters) forgotten()
    facts.replace({ ...channelFacts, 'session.authenticated': false, ...kept })
    await Promise.allSettled([session.close(), tab.remove(ENVELOPE_KEY)])
  }

  /** A 401. Of what was being done, only the step and the value are kept. */
  async function expire(): Promise<void> {
    const isCharging = driver.state().running.some(run => run.charge)
    const value = facts.get('recharge.value')
    const forgotten = forget({
      ...(value === undefined ? {} : { 'recharge.value': value }),
      ...(facts.get('recharge.forOther') === true ? { 'recharge.targetLost': true } : {}),
      ...(isCharging ? { 'payment.inFlight': 'charge' } : {}),
    })
    // At once: what still runs is left before its answer can write down what was forgotten.
    driver.send({ type: 'always', name: 'sessionExpired', message: { code: '1001' } })
    await forgotten
  }

  const driver: Driver = createDriver(flow, {
    facts: facts.all,
    perform: (running, signal) => perform(running, context, facts, signal),
    effect: (effect, state) => {
      if (effect.kind === 'review') {
        attempts.review()
        // It may be another card's that was chosen before.
        vault.write('payment.cvv', '')
        void Promise.all([isReadyForAnswer(), where()])
      }
      applyEffect(effect, state, { flow, channelPath: CHANNEL.path, history, ui })
    },
    after: clock.after,
    whenVisible: context.whenVisible,
    report,
  })

  const save = (): void => void tab.set(ENVELOPE_KEY, seal(driver.state(), facts.all())).catch(() => undefined)
  driver.subscribe(save)
  history.listen(({ entry, step }) => driver.send({ type: 'popped', entry, step }))
  tabs.onLogout(() => {
    void forget({})
    driver.send({ type: 'always', name: 'loggedOut' })
  })
  page.onOnline(() => ui.setState({ notice: null }))

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
  const wanted = saved !== undefined && saved.hash === flow.hash ? saved.wanted : null
  driver.send({ type: 'open', step, entry: history.current()?.entry ?? 0, visited, wanted })
  // What is chosen or typed is kept as it is, not only with the next step.
  facts.subscribe(save)
  return { flow, surroundings, driver, facts, vault, ui, context, onForget: listener => void forgetters.add(listener) }
}
