import type { Json } from '../json-tree.ts'
import type { Change } from './change.ts'
import { isSame, type JsonObject, objectOf, textIn } from './json.ts'
import { orders, orderWords, pairsOf } from './match.ts'
import { onPlaces, spaced } from './prop-words.ts'
import { compareProps, type Subject } from './props.ts'
import { emittersOf, labelIn } from './triggers.ts'
import { capital, quoted } from './words.ts'

export function compareBlocks(subject: Subject, one: readonly Json[], other: readonly Json[]): void {
  const { sides, add, on, place } = subject
  const pairs = pairsOf(one, other)
  const isLone = (block: JsonObject) =>
    [one, other].every(list => list.filter(item => objectOf(item).block === block.block).length < 2)
  const nameOf = (item: Json) => {
    const block = objectOf(item)
    const label = labelIn(block, '')
    const known = textIn(block.block)
    const kind = known === undefined ? `the block ${quoted(textIn(block.id) ?? '')}` : `the ${spaced(known)}`
    return isLone(block) || label === undefined ? kind : `${kind} ${quoted(label, 40)}`
  }
  for (const [before, after] of pairs) {
    const block = objectOf(after ?? before)
    const at = `${place}/blocks/${textIn(block.id) ?? textIn(block.block)}`
    const named = { name: longName(block), screen: on.replace('On ', '') }
    const tell = (text: string) => add({ kind: 'block', place: at, before, after, ...onPlaces(on, text), block: named })
    if (before === undefined) tell(`there is now ${longName(block)}${leadsOf(subject, block)}`)
    else if (after === undefined) tell(`there is no longer ${longName(block)}`)
    else if (objectOf(before).block !== block.block) tell(`${nameOf(after)} now stands in place of ${nameOf(before)}`)
    else {
      const schema = sides.after.catalogue.blocks[textIn(block.block) ?? '']?.schema
      const { id: _, ...former } = objectOf(before)
      const { id: __, ...latter } = block
      compareProps({ ...subject, it: nameOf(before), place: at, schema }, former, latter)
    }
  }
  const [former, latter] = orders(one, pairs)
  const order = orderWords(former, latter, nameOf)
  if (order !== undefined) add({ kind: 'order', place: `${place}/blocks`, ...onPlaces(on, order) })
}

/** Combines two changes into one sentence if a block was removed from one screen and added to another. */
export function withMoves(changes: readonly Change[]): readonly Change[] {
  const isGone = ({ block, after }: Change) => block !== undefined && after === undefined
  const isNew = ({ block, before }: Change) => block !== undefined && before === undefined
  const contentOf = ({ before, after }: Change) => ({ ...objectOf(after ?? before), id: '' })
  const moved = new Map<Change, Change>()
  for (const change of changes.filter(isNew)) {
    const twin = changes.find(
      other => isGone(other) && !moved.has(other) && isSame(contentOf(other), contentOf(change)),
    )
    if (twin !== undefined) moved.set(twin, change)
  }
  const news = new Set(moved.values())
  return changes.flatMap((change): readonly Change[] => {
    const other = moved.get(change)
    if (other === undefined) return news.has(change) ? [] : [change]
    const [from, to] = [change.block?.screen, other.block?.screen]
    const text = `${capital(change.block?.name ?? '')} now stands on ${to} instead of ${from}.`
    return [{ kind: 'block', place: `${change.place} ${other.place}`, text }]
  })
}

function longName(block: JsonObject): string {
  const label = labelIn(block, '')
  return `the ${spaced(textIn(block.block) ?? 'block')}${label === undefined ? '' : ` ${quoted(label, 40)}`}`
}

/**
 * Returns `: whoever taps it …` for a new block with a single button, so that the sentence says where the block leads.
 * Otherwise returns an empty text.
 */
function leadsOf({ sides, deed }: Subject, block: JsonObject): string {
  const emitters = emittersOf(block, sides.after.catalogue.blocks[textIn(block.block) ?? ''])
  const [first, ...others] = emitters
  return first === undefined || deed === undefined || others.length > 0 ? '' : `: whoever taps it ${deed(first.event)}`
}
