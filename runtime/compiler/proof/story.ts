import type { Place } from '../json-tree.ts'
import type { Exploration, Move } from './explore-worlds.ts'
import { type Situation, topOf } from './situation.ts'

/** One move of a counterexample, as a person would tell it. */
export interface StoryLine {
  readonly text: string
  /** Where the config says so. */
  readonly at?: Place
}

/** Returns how somebody gets to the end of a move, from the first screen on. */
export function storyOf({ firstMoves }: Exploration, move: Move): readonly StoryLine[] {
  const moves: Move[] = []
  for (let next: Move | undefined = move; next !== undefined; next = firstMoves.get(next.from)) moves.unshift(next)
  return moves.map(one => {
    const at = one.handled?.way?.at ?? one.handled?.handling.at
    return { text: tell(one), ...(at === undefined ? {} : { at }) }
  })
}

function tell({ probe, picked, to, effects }: Move): string {
  const where = effects.some(({ kind }) => kind === 'flow' || kind === 'leave') ? 'it leaves the flow' : nameOf(to)
  const facts = [...picked].map(([fact, value]) => `${fact} ${value === undefined ? 'unknown' : valueIn(value)}`)
  return `${deedOf(probe)} → ${where}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}

function deedOf({ by, name, service, block }: Move['probe']): string {
  switch (by) {
    case 'person':
      return `the person taps “${labelOf(block, name)}”`
    case 'service':
      return `${service} answers “${name}”`
    case 'app':
      return `the app sends “${name}”`
    case 'back':
      return 'the person goes back'
    case 'address':
      return `somebody opens “${name}”`
  }
}

/** The text of the control that sends an event, where its block has one; else the event itself. */
function labelOf(block: Move['probe']['block'], event: string): string {
  const text = JSON.stringify(block?.tree ?? null)
  return text === 'null' ? event : `${block?.id?.text ?? block?.name}: ${event}`
}

function valueIn(value: unknown): string {
  return value === '\u0000' ? 'known' : String(value)
}

/** `payment > cvv`, or the message page of a step. */
export function nameOf({ state }: Situation): string {
  const modal = topOf(state)
  const page = state.message === null ? state.step : `message page of ${state.step}`
  return modal === null ? page : `${page} > ${modal}`
}
