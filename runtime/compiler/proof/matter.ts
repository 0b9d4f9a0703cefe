import { type Json, jsonOf, partOf, type Tree, textOf } from '../json-tree.ts'
import type { BlockModel, ScreenModel } from '../model.ts'
import type { PassInput } from '../pass.ts'
import { labelOf } from './story.ts'

/**
 * Returns everything that the proofs read of a flow, as text. Flows with the same text have the same problems, so only
 * the first of them is proven. A theorem that reads more of a flow needs that part here, too.
 */
export function matterOf({ flow, actions }: Pick<PassInput, 'flow' | 'actions'>): string {
  const top = ['start', 'facts', 'guards', 'always'].map(name => partOf(flow.tree, name))
  const screens = [flow.steps, flow.modals].map(all => [...all.values()].map(matterOfScreen))
  return JSON.stringify([[...actions].sort(), flow.menu.map(({ text }) => text), top.map(plain), screens])
}

/** The parts of a screen that contain only texts, addresses, former ids or looks, so no proof reads them. */
const unread = ['title', 'retitled', 'path', 'aliases', 'was', 'header', 'blocks']

function matterOfScreen({ id, tree, blocks }: ScreenModel): Json {
  const read = tree.kind === 'object' ? [...tree.members].filter(([name]) => !unread.includes(name)) : []
  return [id, read.map(([name, { value }]) => [name, jsonOf(value)]), blocks.flatMap(matterOfBlock).sort()]
}

/**
 * Returns an empty list for a block that only shows text, because no proof reads it. The list is sorted, because the
 * order of blocks does not matter for a proof.
 */
function matterOfBlock(block: BlockModel): readonly string[] {
  const { id, when, instead, emits, emitsActions, tells, writes, shows, fact = '' } = block
  const isPlain =
    when === undefined && instead === undefined && [...emits, ...writes, ...shows, fact].join('') === '' && !tells
  if (isPlain) return []
  const controls = emits.map(({ text }) => [text, labelOf(block, text)])
  const unless = textOf(partOf(block.tree, 'unless'))?.text ?? ''
  return [
    JSON.stringify([
      id?.text,
      when?.text,
      instead?.text,
      unless,
      controls,
      emitsActions,
      tells,
      writes,
      [...shows].sort(),
      fact,
    ]),
  ]
}

function plain(tree: Tree | undefined): Json {
  return tree === undefined ? null : jsonOf(tree)
}
