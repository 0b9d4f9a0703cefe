import { wordsOfOutcome } from '../../flows/words/outcome-words.ts'
import { anywhere, deedOn } from '../../runtime/compiler/diff/triggers.ts'
import type { View } from '../../runtime/compiler/diff/view.ts'
import { capital, quoted } from '../../runtime/compiler/diff/words.ts'
import { type Explorable, eventsOf } from '../../runtime/compiler/explore.ts'
import { itemsOf, partOf, textOf } from '../../runtime/compiler/json-tree.ts'
import type { Move } from '../../runtime/compiler/proof/explore-worlds.ts'
import { screenOf } from '../../runtime/compiler/proof/probes.ts'
import { type Situation, topOf } from '../../runtime/compiler/proof/situation.ts'
import { lineOf } from './arrows.ts'
import type { RouteStep } from './flow-map.ts'
import { arrowId, EVERYWHERE } from './place-ids.ts'
import type { Chosen } from './search.ts'

/** A flow's screens and arrows, from which the moves of a walk are described in words. */
export interface Telling {
  readonly known: Explorable
  readonly view: View
  /** The ids of all arrows. */
  readonly arrows: ReadonlySet<string>
}

/** Returns the place of the map that shows a situation. */
export function placeOf({ state }: Situation): string {
  const modal = topOf(state)
  return modal === null ? `steps/${state.step}` : `modals/${modal}`
}

/** Returns the moves of a walk as sentences. If a move changes nothing on the map, it also has a sentence. */
export function tellWalk(telling: Telling, moves: readonly Move[], chosen: Chosen): readonly RouteStep[] {
  return moves.map(move => {
    const place = endOf(move)
    const at = move.handled?.way?.at ?? move.handled?.handling.at
    return {
      text: tell(telling, move, chosen),
      short: shortly(telling, move),
      place,
      arrows: arrowsOf(telling, move, place),
      at: at && lineOf(at),
    }
  })
}

function endOf({ to, effects }: Move): string {
  for (const effect of effects) {
    if (effect.kind === 'flow') return `flow:${effect.flow}`
    if (effect.kind === 'leave') return 'leave'
  }
  return placeOf(to)
}

function arrowsOf({ arrows }: Telling, { from, probe }: Move, place: string): readonly string[] {
  if (place === placeOf(from) || probe.by === 'address') return []
  return [placeOf(from), EVERYWHERE]
    .map(start => arrowId(start, place))
    .filter(id => arrows.has(id))
    .slice(0, 1)
}

function tell(telling: Telling, move: Move, chosen: Chosen): string {
  const { view } = telling
  const { probe, from, to } = move
  const deed = deedOf(telling, move, chosen)
  const place = endOf(move)
  if (probe.by === 'address') return `${deed}.`
  if (place === placeOf(from) && from.state.message === to.state.message) return `${deed}.`
  const shown = to.state.message === null ? view.wordsFor(place.replace(/^(step|modal)s\//, '$1:')) : 'a message page'
  return `${deed}, and sees ${shown}.`
}

function shortly({ view }: Telling, { probe, from }: Move): string {
  if (probe.by === 'service') return wordsOfOutcome(probe.service ?? '', probe.name)
  const [kind, id = ''] = placeOf(from).split('/')
  const { verb } = deedOn(view, kind === 'modals' ? 'modals' : 'steps', id, probe.name)
  return verb.replace(/^taps /, '')
}

function deedOf({ known, view }: Telling, { probe, from }: Move, chosen: Chosen): string {
  const [kind, id = ''] = placeOf(from).split('/')
  const part = kind === 'modals' ? 'modals' : 'steps'
  switch (probe.by) {
    case 'address':
      return `Opens ${view.nameOf('steps', probe.name)}`
    case 'service':
      return `Gets the answer “${wordsOfOutcome(probe.service ?? '', probe.name)}”`
    case 'app':
      return capital(anywhere(view, probe.name).words)
    case 'back':
      return 'Goes back'
    case 'person': {
      const screen = screenOf(known, from)
      const isHere = screen !== undefined && (screen.on.has(probe.name) || eventsOf(screen, new Set()).has(probe.name))
      if (!isHere) return capital(anywhere(view, probe.name).words)
      const { verb, place } = deedOn(view, part, id, probe.name)
      return capital(`${[...choicesOn(screen.blocks, chosen), verb].join(' and ')} ${place}`)
    }
  }
}

/** Returns the customer's choices on a screen before the tap: `chooses “Pix”`. */
function choicesOn(
  blocks: readonly { readonly fact: string | undefined; readonly tree: Parameters<typeof partOf>[0] }[],
  chosen: Chosen,
) {
  return blocks.flatMap(({ fact, tree }) => {
    if (fact === undefined || !chosen.has(fact)) return []
    const item = itemsOf(partOf(tree, 'ways')).find(way => textOf(partOf(way, 'id'))?.text === chosen.get(fact))
    const label = textOf(partOf(item, 'label'))?.text
    return label === undefined ? [] : [`chooses ${quoted(label)}`]
  })
}
