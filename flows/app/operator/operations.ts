import type { FactValues } from '../../../runtime/facts.ts'
import { Attempts } from '../../../runtime/operator/charge/attempts.ts'
import { IN_FLIGHT_KEY } from '../../../runtime/operator/charge/in-flight.ts'
import { createClient, type SessionEnd } from '../../../runtime/operator/client.ts'
import { callName } from '../../../runtime/operator/contract/call.ts'
import { getChannelSettings } from '../../../runtime/operator/contract/channel.ts'
import { IN_PROGRESS } from '../../../runtime/operator/contract/recharge.ts'
import { createOperatorTime } from '../../../runtime/operator/operator-time.ts'
import { createRecent } from '../../../runtime/operator/recent.ts'
import { defaultChannelSettings } from '../../../runtime/rules/channels.ts'
import { isPaidLater } from '../../../runtime/rules/payment-types.ts'
import type { Context, Vault } from '../../../runtime/service/service.ts'
import type { ServiceName } from '../../../runtime/services.ts'
import { groupFacts } from '../../../runtime/session/channel-groups.ts'
import type { Session } from '../../../runtime/session/session.ts'
import { allowedAddress } from '../../kit/allowed-address.ts'
import type { App } from '../../kit/app.ts'
import type { Operations } from '../../kit/operations.ts'
import { report } from '../../kit/report.ts'
import { isFramed } from '../../layouts/layout-names.ts'
import type { Channel } from '../boot/channel.ts'
import { watchCart } from './abandoned-cart.ts'
import { offsetKeeper } from './clock-offset.ts'
import { deviceId } from './device-id.ts'
import { lackingOf } from './lacking.ts'
import { locator } from './locator.ts'
import { nextScreens } from './next-screens.ts'
import type { OperatorConfig } from './operator-config.ts'
import { perform } from './perform.ts'
import { releaseHeader } from './release-header.ts'
import { hintAtCors, reportUnread } from './report-unread.ts'
import { isReadyForAnswer, loadNextScreens, whenShown } from './screens.ts'
import { ShownEnds } from './shown-ends.ts'
import { tellPartner } from './tell-partner.ts'
import { walletsOf } from './wallets-of.ts'
import { watchPage } from './watch-page.ts'

const ordersAtBank: readonly string[] = [
  'recharge.payAtBank',
  'recharge.payAtBankAnyway',
] satisfies readonly ServiceName[]
const endings = { 1001: 'sessionExpired', 1002: 'invalidSession' } as const

interface Parts extends Pick<App, 'flow' | 'driver' | 'facts' | 'contents' | 'page' | 'membership'> {
  readonly channel: Channel
  /** Name of the page's release. Undefined on the development server. */
  readonly release: string | undefined
  readonly session: Session
  readonly vault: Vault
  readonly operator: OperatorConfig
  /** Fetches the operator's config again. */
  readonly readOperator: (isNew: boolean) => Promise<OperatorConfig>
  /** Clears all of the customer's facts except `kept`. */
  readonly leave: (kept: FactValues) => Promise<void>
  /** Clears the facts and secrets of the previous customer, before the session of another customer begins. */
  readonly forgetOther: () => void
  /** Fetches the operator's data on screen again, after `start`. */
  readonly reread: (start?: Promise<void>) => Promise<void>
}

export async function createOperations(parts: Parts): Promise<Operations> {
  const { flow, driver, facts, contents, page, channel, session, vault, operator, readOperator } = parts
  const { leave, forgetOther, reread, release = __APP_VERSION__, membership } = parts
  const { device, tabs, clock, newId } = page
  if (operator.recordsSessions || import.meta.env.MODE === 'development')
    import('./record-session.ts')
      .then(({ recordSession }) => recordSession({ flow, contents, driver, facts, page }))
      .catch((error: unknown) => report('not-recorded', String(error)))
  const id = await deviceId(device)
  const time = createOperatorTime(clock)
  const keepOffset = offsetKeeper(device, clock)

  const send = createClient({
    fetch: page.fetch,
    clock,
    bases: operator.bases,
    lacks: operator.lacks,
    omitsHeaders: operator.omitsHeaders,
    isOnline: page.isOnline,
    headers: () => ({ 'App-Version': __APP_VERSION__, Channel: channel.name, deviceId: id }),
    chargeHeaders: releaseHeader(operator.releaseHeader, release, membership),
    token: () => session.token(),
    onSessionEnded: code => void expire(code),
    onServerTime(serverMs) {
      time.tell(serverMs)
      keepOffset(serverMs)
    },
    onUnread: (call, expected) => {
      for (const [field, shape] of expected) reportUnread(call, field, shape)
    },
    onUnanswered: call => hintAtCors(callName(call), operator.bases[call.client], page.origin),
  })
  const recent = createRecent(send, clock)
  // The customer may have changed their data elsewhere, for example in another tab.
  page.onReturn(recent.forget)
  const attempts = new Attempts({
    send,
    storage: {
      read: () => device.get(IN_FLIGHT_KEY),
      write: text => device.set(IN_FLIGHT_KEY, text),
      remove: () => device.remove(IN_FLIGHT_KEY),
    },
    newId,
    time,
    deviceId: () => id,
    keyMemoryMs: operator.keyMemoryMs,
    // This is a new attempt, and the partner's page has not been notified of it yet.
    onSent: () => facts.write({ 'recharge.told': undefined }),
  })
  const isShown = () => whenShown(contents, driver.state, page.whenPainted)
  const ends = new ShownEnds(isShown)
  const keptOf = async (msisdn = ''): Promise<FactValues> => ({
    'recharge.isUnkept': (await attempts.isKept(msisdn)) ? undefined : true,
  })
  let kept = await keptOf(session.msisdn())
  const isBack = session.token() !== undefined
  const { where, forget } = locator({ send, msisdn: () => session.msisdn(), device, clock, isBack, report })
  const isReady = (): Promise<boolean> =>
    isReadyForAnswer(contents, nextScreens(flow, driver.state().step), facts.get('payment.type'))

  const context: Context = {
    send,
    recent,
    attempts,
    fact: facts.get,
    vault,
    session: {
      async open(opened) {
        const owner = facts.get('session.owner')
        if (owner !== undefined && owner !== opened.customerId) forgetOther()
        kept = await keptOf(opened.msisdn)
        facts.write({ 'session.owner': opened.customerId, ...kept })
        await session.open(opened)
      },
      close: async () => {
        await leave({})
        tabs.announceLogout()
      },
    },
    clock,
    serverNow: time.now,
    onServerTime: time.subscribe,
    today: () => time.now() ?? clock.now(),
    newId,
    deviceId: () => id,
    whenVisible: page.whenVisible,
    report,
    listsInProgress: !operator.lacks.has(IN_PROGRESS),
    // The config is read again, because an operator may increase the longest charge time while pages are open.
    longestChargeMs: () =>
      readOperator(true)
        .then(({ longestChargeMs }) => longestChargeMs)
        .catch(() => undefined),
    wallet: walletsOf(page, operator.wallets),
    where,
    secureTokens: new Map(),
    addressOf: path => new URL(path, page.origin).href,
  }

  const cart = watchCart({ driver, flow, page, facts, context })

  /** Ends the session after the operator rejected the token. Only the step and the chosen amount are kept. */
  async function expire(code: SessionEnd): Promise<void> {
    const charging = driver.state().running.find(run => run.charge)
    // Without a created Pix or bank payment, the customer cannot be charged. So a lost order of this kind leaves no
    // open charge.
    const isLater = ordersAtBank.includes(charging?.service ?? '') || isPaidLater(facts.get('payment.type') ?? '')
    const isOpen = charging === undefined ? facts.get('payment.inFlight') === 'charge' : !isLater
    const value = facts.get('recharge.value')
    const left = leave({
      ...(value === undefined ? {} : { 'recharge.value': value }),
      ...(facts.get('recharge.forOther') === true ? { 'recharge.targetLost': true } : {}),
      ...(isOpen ? { 'payment.inFlight': 'charge' } : {}),
    })
    // The event is sent at once. The engine then ignores the services that are still running, whose answers could write
    // facts that were just cleared.
    driver.send({ type: 'always', name: endings[code], message: { code: String(code) } })
    await left
  }

  let groups = groupFacts(channel.name, defaultChannelSettings)
  // The operator's channel groups may arrive late, and the app does not wait for them. Until then it uses the default
  // groups, which is safe.
  void send(getChannelSettings, { params: {} }).then(answer => {
    if (answer.kind !== 'ok') return
    groups = groupFacts(channel.name, answer.data.channelSettingsList)
    facts.write(groups)
  })

  watchPage({ flow, driver, facts, page }, attempts)
  // Only a page in a partner's iframe can notify a partner.
  if (isFramed(flow.layout))
    page.partner?.(operator.partners).then(
      tell => tell && tellPartner({ driver, facts }, tell),
      (error: unknown) => report('partner-not-told', String(error)),
    )
  return {
    context,
    fetchNextScreens: step => loadNextScreens(contents, nextScreens(flow, step)),
    bridge: operator.bridge,
    known: () => ({
      ...lackingOf(operator.lacks),
      'operator.bonus': operator.bonus && JSON.stringify(operator.bonus),
      ...groups,
      ...kept,
    }),
    perform: (running, signal) =>
      perform(
        running,
        { context, facts, ends, isReadyForAnswer: isReady, isOnline: page.isOnline, reread, whenShown: isShown },
        signal,
      ),
    review() {
      attempts.review()
      cart.review()
      // A CVV that was typed for another card is cleared.
      if (facts.get('payment.cvvCard') !== facts.get('payment.card')) vault.write('payment.cvv', '')
      vault.write('payment.proof', '')
      // The browser paints the review screen before these requests start. A failure here is ignored, because the
      // screens and the location are fetched again when they are needed.
      void page.whenPainted().then(() => Promise.allSettled([isReady(), where()]))
    },
    forget() {
      recent.forget()
      attempts.forget()
      context.secureTokens.clear()
      forget()
    },
    allowed: address => allowedAddress(address, page.origin, operator.redirects),
  }
}
