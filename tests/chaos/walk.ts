import { attribute } from './attribute.ts'
import type { Command, Walk } from './command.ts'
import { perform } from './deeds.ts'
import { judge } from './judge.ts'
import { judgeHanging } from './judge-end.ts'
import { lookInTheEnd } from './last-look.ts'
import type { Secrets } from './secrets.ts'
import type { SocketServer } from './socket-carrier.ts'
import type { Site } from './sources.ts'
import { traceOf } from './trace.ts'
import { Walker } from './walker.ts'
import { openWorld } from './world.ts'

/** The result of a walk (a random sequence of commands) in Node. */
export interface WalkedInNode extends Walked {
  /** All storage contents and all addresses after the last command, as one text. */
  readonly stored: string
  /** The steps and dialogs that the customer has read. */
  readonly seen: readonly string[]
  /** The events that the pages sent, each as JSON. */
  readonly events: readonly string[]
}

/** The result of a walk (a random sequence of commands) through the app. */
export interface Walked {
  readonly violations: readonly string[]
  readonly charges: number
  readonly confirmations: number
  readonly screens: number
  readonly faults: { readonly [name: string]: number }
  readonly trace: () => readonly string[]
}

const LONG_MS = 40_000

/** Performs a walk through the app with a simulated clock. It returns violations, and never throws for a violation. */
export async function walkOnce(
  site: Site,
  walk: Walk,
  server?: SocketServer,
  secrets?: Secrets,
): Promise<WalkedInNode> {
  const walker = new Walker(openWorld(site, walk.setup, walk.seed, server, secrets), walk)
  const codes = new Set<string>()
  const run = async (command: Command): Promise<void> => {
    const { world, diary, observer } = walker
    diary.notes.push({ atMs: world.trueMs(), text: `> ${JSON.stringify(command)}` })
    await walker.drive(perform(walker, command), command.do === 'wait' ? command.ms : undefined)
    if (command.do === 'wait' && command.ms >= LONG_MS) lookForHanging(walker)
    for (const { code } of world.operator.world.store.list('sms')) codes.add(code)
    observer.secrets(walker.tabs, codes)
  }
  await walker.drive(walker.openTab())
  for (const command of walk.commands) await run(command)
  await lookInTheEnd(walker, run)
  return judged(walker)
}

/** Checks that a page that was visible long enough, without faults, has shown how its charge ended. */
function lookForHanging(walker: Walker): void {
  const { world, tab, diary } = walker
  const isWell = world.wire.isOnline && !world.wire.isReadPlanted && world.device.isWell
  const isLooked = !tab.isHidden && tab.app?.facts.get('session.authenticated') === true
  if (!isWell || !isLooked || world.setup.flow === 'partner') return
  const found = judgeHanging({ diary, charges: walker.ledger(), world: walker.judged() }, tab.life)
  if (found !== undefined) diary.seen.push(found)
}

function judged(walker: Walker): WalkedInNode {
  const { diary, world, observer } = walker
  const charges = walker.ledger()
  attribute(charges, world.wire.sent)
  return {
    violations: judge(diary, charges, walker.judged()),
    charges: charges.filter(({ seeded }) => seeded !== true).length,
    confirmations: diary.confirmations.length,
    screens: observer.screens,
    faults: world.wire.counts,
    stored: observer.stored(walker.tabs),
    seen: [...observer.seen],
    events: world.events,
    trace: () => traceOf(diary, charges, world.wire.sent),
  }
}
