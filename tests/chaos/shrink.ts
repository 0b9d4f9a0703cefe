import type { Buy, Command, Setup, Walk } from './command.ts'

/** Resolves to whether a walk still shows the bug. */
export type Shows = (walk: Walk) => Promise<boolean>

/** The maximum number of attempts to shorten a walk. */
const MOST_TRIES = 160
const plainest: Setup = {
  flow: 'web',
  bridge: false,
  latencyMs: 120,
  aheadMs: 0,
  resends: false,
  keys: true,
  listsPending: true,
}

/** Removes or simplifies each part of a walk that is not needed to show the bug. */
export async function shrink(walk: Walk, shows: Shows): Promise<Walk> {
  let best = walk
  let tries = 0
  const isBetter = async (candidate: Walk): Promise<boolean> => {
    if (tries >= MOST_TRIES) return false
    tries += 1
    if (!(await shows(candidate))) return false
    best = candidate
    return true
  }
  for (let isShrinking = true; isShrinking && tries < MOST_TRIES; ) {
    isShrinking = false
    for (const length of [4, 2, 1])
      for (let at = best.commands.length - length; at >= 0; at -= 1) {
        const commands = [...best.commands.slice(0, at), ...best.commands.slice(at + length)]
        isShrinking = (await isBetter({ ...best, commands })) || isShrinking
      }
    for (let at = 0; at < best.commands.length; at += 1)
      for (const command of simpler(best.commands[at])) {
        const commands = best.commands.map((other, index) => (index === at ? command : other))
        isShrinking = (await isBetter({ ...best, commands })) || isShrinking
      }
    for (const setup of simplerSetups(best.setup)) isShrinking = (await isBetter({ ...best, setup })) || isShrinking
  }
  return best
}

function simpler(command: Command | undefined): readonly Command[] {
  if (command?.do === 'fault' && command.row.length > 1)
    return command.row.map((_, at) => ({ ...command, row: command.row.filter((_fault, index) => index !== at) }))
  if (command?.do === 'buy') return simplerBuys(command)
  return command?.do === 'wait' && command.ms > 1_000 ? [{ do: 'wait', ms: 1_000 }] : []
}

function simplerBuys(buy: Buy): readonly Buy[] {
  const { againMs, before, after, afterMs, ...rest } = buy
  const again = againMs === undefined ? {} : { againMs }
  const first = before === undefined ? {} : { before }
  const then = after === undefined ? {} : { after, ...(afterMs === undefined ? {} : { afterMs }) }
  return [
    ...(againMs === undefined ? [] : [{ ...rest, ...first, ...then }]),
    ...(before === undefined ? [] : [{ ...rest, ...again, ...then }]),
    ...(after === undefined ? [] : [{ ...rest, ...again, ...first }]),
    ...(buy.other ? [{ ...buy, other: false }] : []),
    ...(buy.card === 0 ? [] : [{ ...buy, card: 0 }]),
    ...(buy.way === 'saved' ? [] : [{ ...buy, way: 'saved' as const }]),
  ]
}

function simplerSetups(setup: Setup): readonly Setup[] {
  return Object.entries(plainest).flatMap(([name, value]) => {
    const isPlain = Object.entries(setup).some(([other, held]) => other === name && held === value)
    return isPlain ? [] : [{ ...setup, [name]: value }]
  })
}
