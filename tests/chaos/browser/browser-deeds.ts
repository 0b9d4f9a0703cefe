import { calls } from '../../../runtime/operator/contract/table.ts'
import { payPix } from '../../../sandbox/calls/pix.ts'
import { answerElsewhere } from '../../../sandbox/charges/charging.ts'
import { isFaultName, plantFault } from '../../../sandbox/faults.ts'
import { type Buy, CALLS, type Command } from '../command.ts'
import type { BrowserWalker } from './browser-walker.ts'

const MOST_WAIT_MS = 330_000
const MOVE_LIMIT_MS = 10_000

/** Performs one command of a walk. Resolves when the command is done and the pages wait for nothing. */
export async function perform(walker: BrowserWalker, command: Command): Promise<void> {
  const { page, context, server, travel, walk } = walker
  switch (command.do) {
    case 'buy':
      return buy(walker, command)
    case 'again':
      return payAgain(walker, 'Pagar', false)
    case 'anyway':
      return payAgain(walker, /^Pagar .* mesmo assim$/, true)
    case 'check':
      return void (await walker.person().press('Verificar agora'))
    case 'home':
      return void (await walker.person().press('Voltar ao início'))
    case 'wait':
      return walker.pass(Math.min(command.ms, MOST_WAIT_MS))
    case 'fault':
      return plantFaults(walker, command)
    case 'login':
      if (command.who === 'other') walker.msisdn = walker.people[1] ?? walker.msisdn
      return walker.person().logIn(walker.msisdn)
    case 'storage':
      return context.addCookies([{ name: 'chaos', value: command.mood, url: server.url }])
    case 'clock':
      return tolerant(page.clock.setSystemTime(travel.now() + walk.setup.aheadMs + command.ms))
    case 'payPix':
      return payShownPix(walker)
    case 'bank':
      return answerAtBank(walker, command.deed)
    case 'reload':
    case 'crash':
      return tolerant(page.reload())
    case 'close':
      return tolerant(page.goto('about:blank'))
    case 'back':
      return tolerant(page.goBack({ timeout: MOVE_LIMIT_MS }))
    case 'forward':
      return tolerant(page.goForward({ timeout: MOVE_LIMIT_MS }))
    case 'tab':
      return walker.openTab()
    case 'switch':
      return walker.lookAtNext()
    case 'offline':
    case 'online':
      return context.setOffline(command.do === 'offline')
    case 'logout':
      await walker.person().press('Menu')
      return void (await walker.person().press('Sair'))
    case 'endSession':
      return endSessions(walker)
    default:
  }
}

/** Ignores an error, because the page may have changed or closed in the meantime. */
function tolerant(deed: Promise<unknown>): Promise<void> {
  return deed.then(
    () => undefined,
    () => undefined,
  )
}

async function buy(walker: BrowserWalker, command: Buy): Promise<void> {
  const { before, after, afterMs = 100 } = command
  const { page } = walker
  // If the page has radio buttons, it leads on to the payment. Otherwise the walk opens the first page of a purchase.
  const isOnPath = await page
    .getByRole('radio')
    .first()
    .isVisible()
    .catch(() => false)
  if (/elsewhere/.test(page.url()) || !isOnPath) await tolerant(page.goto('/recarga/efetuar'))
  await walker.quiet()
  const person = walker.person(
    before && (() => perform(walker, before)),
    after && (() => person.humanGap(afterMs).then(() => perform(walker, after))),
  )
  await person.buy(command)
}

async function payAgain(walker: BrowserWalker, name: string | RegExp, isAnyway: boolean): Promise<void> {
  const person = walker.person()
  const button = person.button(name)
  if (await button.isVisible().catch(() => false)) await person.tapToPay(button, {}, isAnyway)
}

function plantFaults({ server, msisdn }: BrowserWalker, { on, row }: Command & { do: 'fault' }): void {
  for (const call of CALLS[on])
    for (const { name, ...fault } of row)
      if (isFaultName(name) && (name !== 'twice' || calls[call].effect === 'charge'))
        plantFault(server.operator, { call, fault: name, times: 1, msisdn, ...fault })
}

function endSessions({ server, msisdn }: BrowserWalker): void {
  const { store } = server.operator
  const owner = store.get('number', msisdn)?.customerId
  for (const session of store.list('session'))
    if (session.customerId === owner) store.put('session', session.token, { ...session, ended: true })
}

/** Pays the Pix only if its code is on screen, as a customer would. */
async function payShownPix(walker: BrowserWalker): Promise<void> {
  const isShown = await walker.page
    .getByRole('button', { name: 'Copiar código Pix', disabled: false })
    .isVisible()
    .catch(() => false)
  const { operator } = walker.server
  const open = walker.ledger().find(({ method, status }) => method === 'pix' && status === 'PENDING')
  if (isShown && open !== undefined) operator.store.transaction(() => payPix(operator, open.id))
}

async function answerAtBank(walker: BrowserWalker, deed: 'pay' | 'refuse' | 'expire' | 'leave'): Promise<void> {
  const id = /elsewhere\/(\w+)/.exec(walker.page.url())?.[1]
  if (id === undefined) return
  const { operator } = walker.server
  if (deed !== 'leave') operator.store.transaction(() => answerElsewhere(operator, id, deed === 'pay'))
  const method = walker.ledger().find(charge => charge.id === id)?.method
  await tolerant(walker.page.goto(method === 'pisp' ? `/status_pisp/${id}` : `/status_checkout/${id}`))
}
