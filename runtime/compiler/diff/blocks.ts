import type { Json } from '../json-tree.ts'
import { type JsonObject, objectOf, textIn } from './json.ts'
import { orders, orderWords, pairsOf } from './match.ts'
import { onPlaces, spaced } from './prop-words.ts'
import { compareProps, type Subject } from './props.ts'
import { labelIn } from './triggers.ts'
import { quoted } from './words.ts'

/** Tells how the blocks of a screen change. */
export function compareBlocks(subject: Subject, one: readonly Json[], other: readonly Json[]): void {
  const { sides, add, on, place } = subject
  const pairs = pairsOf(one, other)
  const isLone = (block: JsonObject) =>
    [one, other].every(list => list.filter(item => objectOf(item).block === block.block).length < 2)
  const nameOf = (item: Json) => {
    const block = objectOf(item)
    const label = labelIn(block, '')
    const kind = `the ${spaced(textIn(block.block) ?? 'block')}`
    return isLone(block) || label === undefined ? kind : `${kind} ${quoted(label, 40)}`
  }
  for (const [before, after] of pairs) {
    const block = objectOf(after ?? before)
    const at = `${place}/blocks/${textIn(block.id) ?? textIn(block.block)}`
    const tell = (text: string) => add({ kind: 'block', place: at, before, after, ...onPlaces(on, text) })
    const long = `the ${spaced(textIn(block.block) ?? 'block')}${labelIn(block, '') === undefined ? '' : ` ${quoted(labelIn(block, '') ?? '', 40)}`}`
    if (before === undefined) tell(`there is now ${long}`)
    else if (after === undefined) tell(`there is no longer ${long}`)
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
  if (order !== undefined)
    add({
      kind: 'order',
      place: `${place}/blocks`,
      before: former.map(nameOf),
      after: latter.map(nameOf),
      ...onPlaces(on, order),
    })
}
