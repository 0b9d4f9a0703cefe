import { eventsIn } from '../../runtime/compiler/explore.ts'
import type { Place } from '../../runtime/compiler/json-tree.ts'
import { handledBy } from '../../runtime/compiler/proof/handled.ts'
import { isShown, screenOf } from '../../runtime/compiler/proof/probes.ts'
import { labelOf, nameOf } from '../../runtime/compiler/proof/story.ts'
import type { Frame } from '../../runtime/engine/replay.ts'
import type { Cell } from '../../runtime/engine/trace.ts'
import type { TraceFlow } from './trace-flows.ts'

/** A move of a walk, described in words. */
export interface Told {
  readonly deed: string
  /** The screen after the move: `payment > cvv`. */
  readonly to: string
  /** The facts that the move has changed, each with its value before and after. */
  readonly changes: readonly (readonly [fact: string, was: Cell | undefined, is: Cell | undefined])[]
  /** The line of the config that defines the move. If the engine makes the move by itself, it is undefined. */
  readonly at: Place | undefined
  /** The reasons why the engine did not perform the move. */
  readonly problems: readonly string[]
}

/** Returns a recorded move in words. `earlier` is the move before it. */
export function tellFrame(traced: TraceFlow, frame: Frame, earlier: Frame | undefined): Told {
  const { state, effects } = frame
  const where = nameOf({ state, isIn: false }) || 'nowhere yet'
  const leaving = effects.flatMap(effect =>
    effect.kind === 'flow' ? [`the flow “${effect.flow}”`] : effect.kind === 'leave' ? ['another site'] : [],
  )
  const names = new Set([...Object.keys(earlier?.facts ?? {}), ...Object.keys(frame.facts)])
  return {
    deed: deedIn(traced, frame),
    to: leaving[0] ?? where,
    changes: [...names]
      .map(name => [name, cellIn(earlier?.facts, name), cellIn(frame.facts, name)] as const)
      .filter(([, was, is]) => was !== is),
    at: placeOf(traced, frame),
    problems: effects.flatMap(effect => (effect.kind === 'report' ? [`${effect.problem}: ${effect.detail}`] : [])),
  }
}

function deedIn({ known, flow }: TraceFlow, { move, event, before, facts }: Frame): string {
  if ('at' in move) return 'The walk goes on from here'
  if ('open' in move) return `Somebody opens “${move.open}”`
  if ('tap' in move) {
    const blocks = screenOf(known, { state: before, isIn: false })?.blocks ?? []
    const emits = blocks.filter(block => eventsIn(block, known.actions).has(move.tap))
    return `The person taps “${labelOf(emits.find(block => isShown(flow, block, facts)) ?? emits[0], move.tap)}”`
  }
  if ('app' in move) return `The app sends “${move.app}”`
  if ('answer' in move) {
    const run = before.running.find(({ id }) => event?.type === 'outcome' && event.run === id)
    return `${run?.service ?? move.of ?? 'A service'} answers “${move.answer}”`
  }
  if ('back' in move) return 'The person goes back'
  return 'returned' in move ? 'The person comes back to the page' : 'The browser moves in its history'
}

function placeOf({ known, flow }: TraceFlow, frame: Frame): Place | undefined {
  const { event, before, facts, move } = frame
  if (event === undefined) return undefined
  if ('open' in move) return known.flow.steps.get(move.open)?.at
  const probe = { event, ...namedIn(frame) }
  const handled = handledBy(known, flow, before, probe, facts)
  return handled?.way?.at ?? handled?.handling.at
}

function namedIn({ move }: Frame): { readonly by: 'person' | 'service' | 'app'; readonly name: string } {
  if ('tap' in move) return { by: 'person', name: move.tap }
  if ('answer' in move) return { by: 'service', name: move.answer }
  return { by: 'app', name: 'app' in move ? move.app : '' }
}

function cellIn(facts: Frame['facts'] | undefined, name: string): Cell | undefined {
  const value: unknown = facts && Reflect.get(facts, name)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
