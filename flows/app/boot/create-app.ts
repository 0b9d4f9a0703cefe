import { createDriver, type Driver } from '../../../runtime/engine/driver.ts'
import type { Flow } from '../../../runtime/engine/flow.ts'
import { initialState } from '../../../runtime/engine/state.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import { createVault } from '../../../runtime/payment/vault.ts'
import { Session } from '../../../runtime/session/session.ts'
import type { App, Membership, Preview } from '../../kit/app.ts'
import { retry } from '../../kit/bodies.ts'
import type { Contents } from '../../kit/contents.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import type { Operations } from '../../kit/operations.ts'
import type { Page } from '../../kit/page.ts'
import { report } from '../../kit/report.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import { createUiStore } from '../../kit/ui-store.ts'
import type { OperatorConfig } from '../operator/operator-config.ts'
import { unreachable } from '../operator/unreachable.ts'
import type { Channel } from './channel.ts'
import { createDepartures } from './departures.ts'
import { applyEffect } from './effects.ts'
import { ENVELOPE_KEY, seal } from './envelope.ts'
import { openApp } from './open-app.ts'

export interface AppConfig {
  readonly flow: Flow
  readonly surroundings: Surroundings
  readonly contents: Contents
  readonly channel: Channel
  readonly membership?: Membership | undefined
  readonly preview?: Preview | undefined
  /** Name of the page's release. Undefined on the development server. */
  readonly release?: string | undefined
  /** The step that was prerendered in the page. */
  readonly prerendered?: string
  /** Whether no flow of the release has this address. If so, the app shows the not-found page instead of a step. */
  readonly isUnknown?: boolean
  /**
   * Reads the operator's config. The app calls it before its first call to the operator. With `isNew`, it fetches the
   * config again.
   */
  readonly readOperator: (isNew?: boolean) => Promise<OperatorConfig>
  /**
   * Returns `wanted` if the other flow has this address, or else that flow's start address. Returns undefined if
   * the release has no such flow.
   */
  readonly startOf: (flow: string, wanted?: string) => Promise<string | undefined>
}

/**
 * Returns the app of a flow on a page. The code that calls the operator is loaded when it is needed for the first
 * time.
 */
export function createApp(config: AppConfig, page: Page): App {
  const {
    flow,
    surroundings,
    contents,
    channel,
    readOperator,
    startOf,
    prerendered = '',
    isUnknown,
    membership,
    preview,
  } = config
  const channelFacts: FactValues = { 'channel.name': channel.name, 'channel.path': channel.path }
  const { device, tab, history, tabs, clock } = page
  const session = new Session({ device, tab, clock })
  const facts = createFactStore(flow.facts)
  const vault = createVault()
  const ui = createUiStore()
  const forgetters = new Set<() => void>()
  const readers = new Set<Parameters<App['onChange']>[0]>()
  let operations: Operations | undefined
  let loading: Promise<Operations> | undefined
  let hasLeft = false

  /** Loads the code once. If the fetch fails, the next call tries again. */
  function loadOperations(): Promise<Operations> {
    loading ??= Promise.all([retry(clock, () => import('../operator/operations.ts')), readOperator()])
      .then(([{ createOperations }, operator]) =>
        createOperations({
          flow,
          driver,
          facts,
          contents,
          page,
          channel,
          release: config.release,
          membership,
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

  async function reread(start?: Promise<void>): Promise<void> {
    await Promise.all([...readers].map(read => read(start)))
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

  // After a preview ends, the tab must not stay in the variant of that preview.
  const pinned = preview === undefined ? membership?.id : flow.id.split('~')[0]
  const save = (): Promise<void> =>
    tab.set(ENVELOPE_KEY, seal(driver.state(), facts.all(), flow.facts, pinned)).catch(() => undefined)

  const { goElsewhere, goToFlow } = createDepartures({
    flow,
    page,
    channel,
    session,
    driver,
    startOf,
    save,
    allowed: url => operations?.allowed(url),
  })

  history.listen(({ entry, step }) => driver.send({ type: 'popped', entry, step }))
  tabs.onLogout(() => {
    void leave({})
    driver.send({ type: 'always', name: 'loggedOut' })
  })
  page.onOnline(() => ui.setState({ notice: null }))

  const open = () =>
    openApp({
      flow,
      page,
      session,
      facts,
      driver,
      channelFacts,
      isUnknown,
      hasLeft: () => hasLeft,
      loadOperations,
      save,
    })

  return {
    flow,
    surroundings,
    contents,
    page,
    membership,
    preview,
    driver,
    facts,
    vault,
    ui,
    operations: () => operations,
    loadOperations,
    boot: {
      state: { ...initialState(flow), step: prerendered, entry: history.current()?.entry ?? 0 },
      facts: { ...channelFacts, 'session.authenticated': false },
      ui: ui.getInitialState(),
      isLive: false,
    },
    open,
    onForget: listener => void forgetters.add(listener),
    onChange: listener => void readers.add(listener),
  }
}
