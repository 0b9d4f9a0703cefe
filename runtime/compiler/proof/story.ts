import type { Story } from '../counterexample.ts'
import { partOf, type Tree, textOf } from '../json-tree.ts'
import { OTHER_TEXT } from './cells.ts'
import type { Exploration, Move } from './explore-worlds.ts'
import { isLeaving, type Situation, topOf } from './situation.ts'
import { traceOf } from './trace-of.ts'

/** Returns the moves that lead a customer from the first screen to this move, and the move itself. */
export function storyOf({ flow, firstMoves }: Exploration, move: Move): Story {
  const moves: Move[] = []
  for (let next: Move | undefined = move; next !== undefined; next = firstMoves.get(next.from)) moves.unshift(next)
  const lines = moves.map(one => {
    const at = one.handled?.way?.at ?? one.handled?.handling.at
    return { text: tell(one), ...(at === undefined ? {} : { at }) }
  })
  return { lines, trace: traceOf(flow, moves) }
}

function tell({ probe, worlds: [picked = []], to, effects }: Move): string {
  const where = isLeaving(effects) ? 'it leaves the flow' : nameOf(to)
  const facts = picked.map(([fact, value]) => `${fact} ${value === undefined ? 'unknown' : valueIn(value)}`)
  return `${deedOf(probe)} → ${where}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}

function deedOf({ by, name, service, block }: Move['probe']): string {
  switch (by) {
    case 'person':
      return `the customer taps “${labelOf(block, name)}”`
    case 'service':
      return `${service} answers “${name}”`
    case 'app':
      return `the app sends “${name}”`
    case 'back':
      return 'the customer goes back'
    case 'address':
      return `the customer opens “${name}”`
  }
}

/** Returns the label of the control that sends an event. If the block has no label for it, returns the event's name. */
export function labelOf(block: Move['probe']['block'], event: string): string {
  return (block && (labelIn(block.tree, event) ?? textOf(partOf(block.tree, 'label'))?.text)) ?? event
}

/** Returns the label of the object that also has this `event`, such as one button in a block's list of buttons. */
function labelIn(tree: Tree, event: string): string | undefined {
  if (tree.kind === 'list') return firstOf(tree.items, event)
  if (tree.kind !== 'object') return undefined
  const own = textOf(partOf(tree, 'event'))?.text === event ? textOf(partOf(tree, 'label'))?.text : undefined
  return (
    own ??
    firstOf(
      [...tree.members.values()].map(({ value }) => value),
      event,
    )
  )
}

function firstOf(trees: readonly Tree[], event: string): string | undefined {
  return trees.map(tree => labelIn(tree, event)).find(label => label !== undefined)
}

function valueIn(value: unknown): string {
  return value === OTHER_TEXT ? 'known' : String(value)
}

/** Returns the name of the screen that is shown, such as `payment > cvv` for a modal, or `message page of payment`. */
export function nameOf({ state }: Situation): string {
  const modal = topOf(state)
  const page = state.message === null ? state.step : `message page of ${state.step}`
  return modal === null ? page : `${page} > ${modal}`
}
