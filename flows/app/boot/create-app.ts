import { createDriver, type Driver } from '../../../runtime/engine/driver.ts'
import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { pathOf } from '../../../runtime/engine/paths.ts'
import { stepOf } from '../../../runtime/engine/resolve.ts'
import { initialState } from '../../../runtime/engine/state.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import { Session } from '../../../runtime/session/session.ts'
import { createVault } from '../../../runtime/vault.ts'
import type { App } from '../../kit/app.ts'
import { persist } from '../../kit/bodies.ts'
import type { Contents } from '../../kit/contents.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import type { Operations } from '../../kit/operations.ts'
import type { Page } from '../../kit/page.ts'
import { report } from '../../kit/report.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import { createUiStore } from '../../kit/ui-store.ts'
import type { OperatorConfig } from '../operator/operator-config.ts'
import { unreachable } from '../operator/unreachable.ts'
import { type Channel, keepFlow } from './channel.ts'
import { applyEffect, NOT_FOUND } from './effects.ts'
import { ENVELOPE_KEY, pastIn, seal, unseal } from './envelope.ts'
import { readAddress } from './named-path.ts'

export interface AppConfig {
  readonly flow: Flow
  readonly surroundings: Surroundings
  readonly contents: Contents
  readonly channel: Channel
  /** In a variant: the hash of the flow that it replaces. */
  readonly replaces?: string | undefined
  /** The step that the page was prerendered with. */
  readonly prerendered?: string
  /** The release has no such address, whatever the flow's steps say. */
  readonly isUnknown?: boolean
  /** Reads the operator's config. It is called when the app first calls the operator. */
  readonly readOperator: () => Promise<OperatorConfig>
  /** Returns another flow's start address, or `wanted` if that flow has it; undefined if the release lacks the flow. */
  readonly startOf: (flow: string, wanted?: string) => Promise<string | undefined>
}

/** Whether a step only serves the login: the one shown after a logout, or the one that asks for the SMS code. */
function isLogin(flow: Flow, id: string): boolean {
  return id === stepOf(own(flow.always, 'loggedOut')) || own(flow.steps, id)?.needs?.includes('login.handle') === true
}

/** Returns the app of a flow on a page. The code that calls the operator is loaded when it is first needed. */
export function createApp(config: AppConfig, page: Page): App {
  const { flow, surroundings, contents, channel, readOperator, startOf, replaces, prerendered = '', isUnknown } = config
  const channelFacts: FactValues = { 'channel.name': channel.name, 'channel.path': channel.path }
  const { device, tab, history, tabs, clock } = page
  const session = new Session({ device, tab, clock })
  const facts = createFactStore()
  const vault = createVault()
  const ui = createUiStore()
  const forgetters = new Set<() => void>()
  const readers = new Set<() => Promise<void>>()
  let operations: Operations | undefined
  let loading: Promise<Operations> | undefined
  let hasLeft = false

  /** Loads the code once. If the fetch fails, the next call tries again. */
  function loadOperations(): Promise<Operations> {
    loading ??= Promise.all([persist(clock, () => import('../operator/operations.ts')), readOperator()])
      .then(([{ createOperations }, operator]) =>
        createOperations({
          flow,
          driver,
          facts,
          contents,
          page,
          channel,
          session,
          vault,
          operator,
          readOperator,
          leave,
          forgetOther,
          reread,
        }),
      )
      .then(
        created => {
          operations = created
          facts.write(created.known())
          return created
        },
        (error: unknown) => {
          loading = undefined
          report('operations-lost', String(error))
          throw error
        },
      )
    return loading
  }

  async function reread(): Promise<void> {
    await Promise.all([...readers].map(read => read()))
  }

  function forget(kept: FactValues): void {
    vault.wipe()
    for (const forgetRead of forgetters) forgetRead()
    facts.replace({ ...channelFacts, ...operations?.known(), 'session.authenticated': false, ...kept })
  }

  async function leave(kept: FactValues): Promise<void> {
    hasLeft = true
    operations?.forget()
    forget(kept)
    await Promise.allSettled([session.close(), tab.remove(ENVELOPE_KEY)])
  }

  const forgetOther = (): void => forget({})

  const driver: Driver = createDriver(flow, {
    facts: facts.all,
    perform: async (running, signal) => {
      const ready = operations ?? (await loadOperations().catch(() => undefined))
      return ready === undefined ? unreachable(page.isOnline()) : ready.perform(running, signal)
    },
    effect: (effect, state) => {
      if (effect.kind === 'review') operations?.review()
      if (effect.kind === 'leave') void goElsewhere(effect.url)
      if (effect.kind === 'flow') void goToFlow(effect.flow)
      applyEffect(effect, state, { flow, channelPath: channel.path, history, ui })
    },
    after: clock.pause ?? clock.after,
    whenVisible: page.whenVisible,
    report,
  })

  const save = (): Promise<void> =>
    tab.set(ENVELOPE_KEY, seal(driver.state(), facts.all(), replaces)).catch(() => undefined)

  /** Leaves for another site, if it is an allowed one. Stores first where the customer comes back to. */
  async function goElsewhere(url: string): Promise<void> {
    const address = operations?.allowed(url)
    if (address === undefined) {
      report('forbidden-address', driver.state().step)
      return driver.send({ type: 'always', name: 'forbiddenAddress', message: { code: 'forbiddenAddress' } })
    }
    await save()
    page.leave(address)
  }

  /** Leaves for the page of another flow, with the facts that survive a reload. */
  async function goToFlow(id: string): Promise<void> {
    const wanted = pathOf(flow, driver.state().wanted ?? '', channel.path)
    const address = await startOf(id, wanted).catch(() => undefined)
    // Without session storage, the next page would open neither this customer's session nor this flow.
    const isKept = address !== undefined && (await keepFlow(page, id))
    await save()
    if (isKept) return page.leave(address)
    report('no-flow', id)
    stay()
  }

  /** Keeps the customer in this flow, and moves them off a step that their login state no longer fits. */
  function stay(): void {
    const isIn = session.token() !== undefined
    const isInside = own(flow.steps, driver.state().step)?.access === 'customer'
    if (isIn && !isInside) return driver.send({ type: 'user', name: 'home' })
    const code = page.isOnline() ? 'unloaded' : 'offline'
    driver.send({ type: 'always', name: isInside && !isIn ? 'loggedOut' : 'offline', message: { code } })
  }

  history.listen(({ entry, step }) => driver.send({ type: 'popped', entry, step }))
  tabs.onLogout(() => {
    void leave({})
    driver.send({ type: 'always', name: 'loggedOut' })
  })
  page.onOnline(() => ui.setState({ notice: null }))

  async function open(): Promise<void> {
    // Another tab logged out while this one was closed: the former customer's data is not restored.
    if (tabs.hasMissedLogout()) await Promise.allSettled([session.forgetToken(), tab.remove(ENVELOPE_KEY)])
    const [text] = await Promise.all([tab.get(ENVELOPE_KEY).catch(() => null), session.restore()])
    if (session.token() !== undefined) await loadOperations()
    // Another tab may have logged out meanwhile: then no session and no saved facts are restored.
    const isKnown = session.token() !== undefined
    const saved = hasLeft || session.isTaken() ? undefined : unseal(text)
    for (const [name, value] of Object.entries(saved?.facts ?? {})) facts.writeNamed(name, value)
    const { step: opened = NOT_FOUND, named } = readAddress(flow, page.takeAddress())
    if (named !== undefined) facts.writeNamed(named.fact, named.value)
    facts.write({
      ...channelFacts,
      'session.authenticated': isKnown,
      'session.msisdn': isKnown ? session.msisdn() : undefined,
      'session.customerId': isKnown ? session.customerId() : undefined,
      'session.owner': (isKnown ? session.customerId() : undefined) ?? facts.get('session.owner'),
      'login.msisdn': facts.get('login.msisdn') ?? session.msisdn(),
    })
    const past = pastIn(saved, flow, replaces)
    // The bare address `/` names no step. Without a session it opens the start and is not kept as a link to return to.
    const isBare = history.pathname() === '/' && !isKnown
    // A login step leads a customer who is already logged in to the home step.
    const isPast = isKnown && isLogin(flow, opened)
    const step = isBare
      ? flow.start
      : isPast
        ? (stepOf(own(flow.always, 'home')) ?? opened)
        : isUnknown
          ? NOT_FOUND
          : opened
    // A link may choose the value in cents, `?valor=2000`. Without a session, the login chooses it later.
    const cents = Number(page.takeFromAddress('valor'))
    if (cents > 0 && Number.isInteger(cents)) facts.writeNamed(isKnown ? 'recharge.value' : 'login.value', cents)
    driver.send({
      type: 'open',
      step,
      entry: history.current()?.entry ?? 0,
      ...past,
    })
    // Every change is stored at once, so that a reload within a step loses nothing.
    driver.subscribe(() => void save())
    facts.subscribe(() => void save())
    void save()
  }

  return {
    flow,
    surroundings,
    contents,
    page,
    driver,
    facts,
    vault,
    ui,
    operations: () => operations,
    loadOperations,
    boot: {
      state: { ...initialState(flow), step: prerendered, entry: history.current()?.entry ?? 0 },
      facts: { ...channelFacts, 'session.authenticated': false },
    },
    open,
    onForget: listener => void forgetters.add(listener),
    onChange: listener => void readers.add(listener),
  }
}
