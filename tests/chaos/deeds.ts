import { type Buy, CALLS, type Command } from './command.ts'
import type { Wish } from './fill-screen.ts'
import type { Tap } from './person.ts'
import { readScreen } from './read-screen.ts'
import type { Walker } from './walker.ts'
import { PEOPLE } from './world.ts'

const OTHER_NUMBER = '11976543210'

/** Performs one command of a walk. The clock must advance in the meantime, or the command is never done. */
export async function perform(walker: Walker, command: Command): Promise<void> {
  const { world, person, tab, tabs, logouts, diary } = walker
  const { wire, clock } = world
  if (command.do !== 'wait') diary.touches.push(world.trueMs())
  switch (command.do) {
    case 'buy':
      return buy(walker, command)
    case 'press':
      return pressAny(walker, command.at)
    case 'again':
      return pressOffered(walker, 'submit')
    case 'check':
    case 'anyway':
    case 'home':
      return pressOffered(walker, command.do)
    case 'wait':
      return person.pause(command.ms)
    case 'fault':
      return wire.plant(CALLS[command.on], command.row)
    case 'login':
      if (command.who === 'other') walker.msisdn = world.secrets.msisdnOf(PEOPLE.second)
      return walker.logIn()
    case 'storage':
      for (const storage of [world.device, ...tabs.map(one => one.storage)]) storage.become(command.mood)
      return
    case 'clock':
      return clock.setAnew(command.ms)
    case 'sleep':
      return clock.sleep(command.ms)
    case 'payPix':
      return payPix(walker)
    case 'bank':
      return answerAtBank(walker, command.deed)
    case 'reload':
      return tab.load()
    case 'crash':
      tab.end()
      await person.pause(2_000)
      return tab.load()
    case 'back':
    case 'forward':
      if (tab.history.press(command.do === 'back' ? -1 : 1) === 'loads') await tab.load()
      return person.pause(100)
    case 'logout':
      person.press(tab, 'logout')
      return person.pause(500)
    case 'tab':
      return walker.openTab()
    case 'switch':
      return walker.lookAtNext()
    case 'close':
      return tab.end()
    case 'logoutElsewhere':
      logouts.count += 1
      for (const hear of logouts.listeners.values()) hear()
      return
    case 'offline':
    case 'online':
      wire.isOnline = command.do === 'online'
      for (const one of tabs) one.network(wire.isOnline)
      return
    case 'hide':
      return tab.hide()
    case 'show':
      return tab.show()
    case 'endSession':
      await walker.control(`/sessions/${walker.msisdn}/end`)
      return
    case 'release':
      world.release = world.release === 'flow' ? 'next' : 'flow'
  }
}

async function buy(walker: Walker, command: Buy): Promise<void> {
  const { tab, person, msisdn } = walker
  const { way, cents, card, other } = command
  const wish: Wish = { msisdn, way, cents, card, recipient: other ? OTHER_NUMBER : msisdn }
  if (tab.elsewhere !== undefined) await tab.visit('/')
  if (tab.app === undefined) await tab.load()
  await person.buy(tab, wish, tapOf(walker, command))
}

function tapOf(walker: Walker, { againMs, before, after, afterMs = 100 }: Buy): Tap {
  return {
    againMs,
    ...(before === undefined ? {} : { before: () => perform(walker, before) }),
    ...(after === undefined ? {} : { after: () => walker.person.pause(afterMs).then(() => perform(walker, after)) }),
  }
}

/** Presses one of the controls on screen, except the control that leaves the flow. */
async function pressAny({ tab, person }: Walker, at: number): Promise<void> {
  const events = tab.app === undefined ? [] : readScreen(tab.app).events
  const event = events[at % Math.max(events.length, 1)]
  if (event !== undefined && event !== 'logout') person.press(tab, event)
  return person.pause(300)
}

/** Presses the control that sends this event, if the screen has one. */
async function pressOffered({ tab, person }: Walker, event: string): Promise<void> {
  const { app } = tab
  const isOffered = app !== undefined && (event === 'home' || readScreen(app).events.includes(event))
  if (isOffered) person.press(tab, event)
  return person.pause(1_500)
}

async function payPix(walker: Walker): Promise<void> {
  const { app } = walker.tab
  const txid = app?.facts.get('pix.txid')
  // A customer can pay a Pix only if its code is on screen.
  if (txid === undefined || app?.driver.state().step !== 'pix' || app.facts.get('pix.code') === undefined) return
  await walker.control(`/pix/${txid}/pay`)
}

async function answerAtBank(walker: Walker, deed: 'pay' | 'refuse' | 'expire' | 'leave'): Promise<void> {
  const { tab, world, person } = walker
  const id = tab.elsewhere?.split('/').at(-1)
  if (id === undefined) return
  const charge = world.operator.world.store.list('charge').find(one => one.id === id)
  await person.pause(4_000)
  if (deed !== 'leave') await walker.control(`/elsewhere/${id}/${deed}`)
  await tab.visit(charge?.method === 'pisp' ? `/status_pisp/${id}` : `/status_checkout/${id}`)
}
