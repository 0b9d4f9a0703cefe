import { readScreen } from './read-screen.ts'
import type { Walker } from './walker.ts'

/** Longer than any planned delay of a charge. */
const OVER_MS = 400_000
/**
 * The maximum number of logins of a customer. A login may have to be repeated, because the app notices an ended session
 * only with its next request.
 */
const MOST_LOGINS = 3
const MOST_ENDS = 6

/**
 * Ends all faults. Each customer who paid logs in once more and opens the start page and then the payment page. Both
 * screens must match the ledger.
 */
export async function lookInTheEnd(walker: Walker, run: (command: { do: 'online' | 'show' }) => Promise<void>) {
  const { world, person, diary, observer, tabs } = walker
  world.wire.clear()
  for (const storage of [world.device, ...tabs.map(tab => tab.storage)]) storage.become('well')
  if (!world.wire.isOnline) await run({ do: 'online' })
  await run({ do: 'show' })
  // In half of the walks, open pages continue to search. In the other half, all pages are closed and the customer comes
  // back later.
  if (walker.walk.seed % 2 === 0) for (const tab of tabs) tab.end()
  await walker.drive(person.pause(OVER_MS), OVER_MS)
  for (const tab of tabs) tab.end()
  walker.lookAt(0)
  for (const msisdn of new Set(diary.confirmations.map(({ order }) => order.msisdn))) {
    walker.msisdn = msisdn
    await logInAnew(walker)
    await walker.drive(readAllEnds(walker))
    const { app } = walker.tab
    diary.last.set(msisdn, app === undefined ? [] : observer.claims(app))
    person.press(walker.tab, 'recharge')
    await walker.drive(person.pause(4_000))
    person.press(walker.tab, 'logout')
    await walker.drive(person.pause(3_000))
  }
}

async function logInAnew(walker: Walker): Promise<void> {
  const { tab } = walker
  for (let round = 0; round < MOST_LOGINS; round += 1) {
    await walker.drive(round === 0 ? walker.visitStart(tab) : tab.load())
    await walker.drive(walker.logIn())
    await walker.drive(readAllEnds(walker))
    if (tab.app?.facts.get('session.msisdn') === walker.msisdn) return
  }
}

/** Reads the payment results on the start page one after another, until the page shows no new one. */
async function readAllEnds({ tab, person, diary }: Walker): Promise<void> {
  for (let round = 0; round < MOST_ENDS && tab.app !== undefined; round += 1) {
    const before = diary.statements.length
    await person.pause(12_000)
    if (round > 0 && diary.statements.length === before) return
    if (tab.app !== undefined && readScreen(tab.app).modal !== undefined) person.press(tab, 'dismiss')
    await person.pause(1_000)
    person.press(tab, 'home')
  }
}
