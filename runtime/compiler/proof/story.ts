import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Story } from '../counterexample.ts'
import { partOf, type Tree, textOf } from '../json-tree.ts'
import { OTHER_TEXT } from './cells.ts'
import type { Exploration, Move } from './explore-worlds.ts'
import { isLeaving, type Situation, topOf } from './situation.ts'
import { traceOf } from './trace-of.ts'

/** Returns the moves that lead a customer from the first screen to this move, and the move itself. */
export function storyOf({ flow, catalogue, firstMoves }: Exploration, move: Move): Story {
  const moves: Move[] = []
  for (let next: Move | undefined = move; next !== undefined; next = firstMoves.get(next.from)) moves.unshift(next)
  const lines = moves.map(one => {
    const at = one.handled?.way?.at ?? one.handled?.handling.at
    const facts = (one.worlds[0] ?? []).map(([fact, value]) => `${fact} ${valueIn(value)}`)
    return {
      text: tell(one, catalogue),
      ...(facts.length === 0 ? {} : { facts }),
      ...(at === undefined ? {} : { at }),
    }
  })
  return { lines, trace: traceOf(flow, moves) }
}

/** Returns a move in words. It names only values that have words, because an author does not understand the others. */
function tell({ probe, worlds: [picked = []], to, effects }: Move, catalogue: Catalogue): string {
  const where = isLeaving(effects) ? 'it leaves the flow' : nameOf(to)
  const words = picked.flatMap(
    ([fact, value]) => own(own(catalogue.facts, fact)?.valueWords ?? {}, String(value)) ?? [],
  )
  return `${deedOf(probe)} → ${where}${words.length === 0 ? '' : ` (${words.join(', ')})`}`
}

function deedOf({ by, name, words, block }: Move['probe']): string {
  switch (by) {
    case 'person':
      return `the customer taps “${labelOf(block, name)}”`
    case 'service':
      return `the answer is ${answered(name, words)}`
    case 'app':
      return `the app sends \`${name}\``
    case 'back':
      return 'the customer goes back'
    case 'address':
      return `the customer opens \`${name}\``
  }
}

/** Returns the beginning of a sentence about a move, such as `A tap on “Pagar”` or `The answer “paid” (Pix paid)`. */
export function causeOf({ probe: { by, name, words, block } }: Move): string {
  switch (by) {
    case 'person':
      return `A tap on “${labelOf(block, name)}”`
    case 'service':
      return `The answer ${answered(name, words)}`
    case 'app':
      return `\`${name}\` of the app`
    case 'back':
      return 'Back'
    case 'address':
      return `The address of \`${name}\``
  }
}

/** Returns the answer of a service with its words, such as `“paid” (Pix paid)`. */
export function answered(name: string, words: string | undefined): string {
  return words === undefined ? `\`${name}\`` : `\`${name}\` (${words})`
}

/** Returns the label of the control that sends an event. If the block has no label for it, returns the event's name. */
export function labelOf(block: Move['probe']['block'], event: string): string {
  return (block && (labelIn(block.tree, event) ?? textIn(block.tree, ['label', 'title']))) ?? event
}

function textIn(tree: Tree, keys: readonly string[]): string | undefined {
  return keys.map(key => textOf(partOf(tree, key))?.text).find(text => text !== undefined)
}

/**
 * Returns the label of the object that also has this `event`, such as one button in a block's list of buttons. A block
 * with several events calls them `takeEvent` and so on, and their labels `take`, `takeLabel` or `takeTitle`.
 */
function labelIn(tree: Tree, event: string): string | undefined {
  if (tree.kind === 'list') return firstOf(tree.items, event)
  if (tree.kind !== 'object') return undefined
  const named = [...tree.members].find(([key, { value }]) => /(?:^e|E)vent$/.test(key) && textOf(value)?.text === event)
  const prefix = named?.[0].replace(/e?vent$/i, '') ?? ''
  const keys = prefix === '' ? ['label', 'title'] : [`${prefix}Label`, `${prefix}Title`, prefix]
  return (
    (named && textIn(tree, keys)) ??
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
  if (value === undefined) return 'unknown'
  return value === OTHER_TEXT ? 'known' : String(value)
}

/** Returns the name of the screen that is shown, such as `payment > cvv` for a modal, or `message page of payment`. */
export function nameOf({ state }: Situation): string {
  const modal = topOf(state)
  const page = state.message === null ? state.step : `message page of ${state.step}`
  return modal === null ? page : `${page} > ${modal}`
}
