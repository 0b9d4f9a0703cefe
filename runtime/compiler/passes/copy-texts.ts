import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf, textsOf } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'

/** The names that the braces of a text may contain: facts, the block's own placeholders, or none. */
export type Filled = 'facts' | readonly string[]

/** A text that a customer reads. */
export interface CopyText {
  readonly copy: Text
  readonly filled: Filled
  /** Whether the text leaves the page when the customer shares it. */
  readonly isShared: boolean
  /** The placeholders that the text must contain, if it states the terms of a recurring charge. */
  readonly demands: readonly string[]
}

const nothing: readonly string[] = []
const plain = { filled: nothing, isShared: false, demands: nothing }

/** Returns every text of a flow that a customer reads. */
export function copyTexts({ tree, steps, modals }: FlowModel): readonly CopyText[] {
  const titles = [...steps.values()].flatMap(({ title, retitled }) => [title, retitled.title])
  const [panel, menu] = [partOf(tree, 'panel'), partOf(tree, 'menu')]
  const frame = [
    ...textsOf(partOf(panel, 'headline')),
    ...textsOf(partOf(panel, 'lead')),
    ...[panel, menu, ...itemsOf(partOf(panel, 'links')), ...itemsOf(partOf(menu, 'items'))].map(part =>
      textOf(partOf(part, 'label')),
    ),
  ]
  const blocks = [...steps.values(), ...modals.values()].flatMap(screen => screen.blocks)
  return [
    ...[...titles, ...frame].flatMap(copy => copy ?? []).map(copy => ({ ...plain, copy })),
    ...[...modals.values()]
      .flatMap(({ title }) => title ?? [])
      .map(copy => ({ ...plain, copy, filled: 'facts' as const })),
    ...wordTexts(partOf(tree, 'words')),
    ...blocks.flatMap(block => (block.schema === undefined ? [] : propTexts(block.tree, block.schema))),
  ]
}

function wordTexts(words: Tree | undefined): readonly CopyText[] {
  return [...(words?.kind === 'object' ? words.members : [])].flatMap(([word, { value }]) => {
    const copy = textOf(value)
    return copy === undefined ? [] : [{ ...plain, copy, filled: word === 'code' ? ['code'] : nothing }]
  })
}

function propTexts(tree: Tree, { properties = {} }: JsonSchema): readonly CopyText[] {
  return Object.entries(properties).flatMap(([name, prop]) => {
    const value = partOf(tree, name)
    return value === undefined || prop === false ? [] : textsIn(value, prop)
  })
}

const textRoles: readonly (string | undefined)[] = [undefined, 'copy', 'shared', 'terms', 'way']

function textsIn(value: Tree, prop: JsonSchema): readonly CopyText[] {
  const { role, placeholders = nothing, demands = nothing, items = {} } = prop
  const copy = textRoles.includes(role) && prop.enum === undefined ? textOf(value) : undefined
  const filled: Filled = role === 'copy' || role === 'shared' ? 'facts' : placeholders
  return [
    ...(copy === undefined ? [] : [{ copy, filled, isShared: role === 'shared', demands }]),
    ...propTexts(value, prop),
    ...itemsOf(value).flatMap(item => textsIn(item, items)),
  ]
}
