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
  /** Of a variant: the hash of its flow. */
  readonly replaces?: string | undefined
  /** The step that the page was prerendered with. */
  readonly prerendered?: string
  /** The release has no such address, whatever the flow's steps say. */
  readonly isUnknown?: boolean
  /** How the operator is reached. It is asked for when the operator is. */
  readonly readOperator: () => Promise<OperatorConfig>
  /** The address that another flow begins at, `wanted` if it has that; undefined for a flow that the release does not have. */
  readonly startOf: (flow: string, wanted?: string) => Promise<string | undefined>
}

/** Whether a step only logs somebody in: the one that whoever logged out comes to, and the one that asks for the code. */
function isLogin(flow: Flow, id: string): boolean {
  return id === stepOf(own(flow.always, 'loggedOut')) || own(flow.steps, id)?.needs?.includes('login.handle') === true
}

/** Joins flow, session and page; what talks with the operator joins them when it is needed. */
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

  /** Once. What could not be fetched is asked for again when it is next needed. */
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

  /** Only to where the person may be sent. What they come back to is written down first. */
  async function goElsewhere(url: string): Promise<void> {
    const address = operations?.allowed(url)
    if (address === undefined) {
      report('forbidden-address', driver.state().step)
      return driver.send({ type: 'always', name: 'forbiddenAddress', message: { code: 'forbiddenAddress' } })
    }
    await save()
    page.leave(address)
  }

  /** Another flow has a page of its own: what this one knows and a reload keeps goes along. */
  async function goToFlow(id: string): Promise<void> {
    const wanted = pathOf(flow, driver.state().wanted ?? '', channel.path)
    const address = await startOf(id, wanted).catch(() => undefined)
    // Where nothing can be kept, its page would know neither who comes nor that it is the one.
    const isKept = address !== undefined && (await keepFlow(page, id))
    await save()
    if (isKept) return page.leave(address)
    report('no-flow', id)
    stay()
  }

  /** The person stays in this flow, though not where they do not belong any more. */
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
    // Of who was here before another tab logged out, nothing is read back.
    if (tabs.hasMissedLogout()) await Promise.allSettled([session.forgetToken(), tab.remove(ENVELOPE_KEY)])
    const [text] = await Promise.all([tab.get(ENVELOPE_KEY).catch(() => null), session.restore()])
    if (session.token() !== undefined) await loadOperations()
    // Meanwhile another tab may have logged out: then nobody is known, and nothing of what they did is.
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
    // The bare address asks for nothing in particular: without a session it is the start, not a link that waits.
    const isBare = history.pathname() === '/' && !isKnown
    // A customer who is logged in has nothing to do at a login: it leads to where they begin.
    const isPast = isKnown && isLogin(flow, opened)
    const step = isBare
      ? flow.start
      : isPast
        ? (stepOf(own(flow.always, 'home')) ?? opened)
        : isUnknown
          ? NOT_FOUND
          : opened
    // Cents that a link brings, `?valor=2000`: without a session they wait for the login, which has them chosen.
    const cents = Number(page.takeFromAddress('valor'))
    if (cents > 0 && Number.isInteger(cents)) facts.writeNamed(isKnown ? 'recharge.value' : 'login.value', cents)
    driver.send({
      type: 'open',
      step,
      entry: history.current()?.entry ?? 0,
      ...past,
    })
    // What is chosen or typed is kept as it is, not only with the next step.
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
