import { type Names, own } from '../../engine/flow.ts'
import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf, textsOf } from '../json-tree.ts'
import type { FlowModel, ModalModel, ScreenModel, StepModel } from '../model.ts'

/** The names that are allowed inside the braces of a text: facts, the block's own placeholders, or none. */
export type Filled = 'facts' | readonly string[]

export interface CopyText {
  readonly copy: Text
  readonly filled: Filled
  /**
   * Whether the customer can share the text outside the app. Such a text must contain no personal fact that is not
   * allowed in it.
   */
  readonly isShared: boolean
  /** Whether the text states the terms of a recurring charge. */
  readonly isTerms: boolean
  /** The placeholders that the text must contain. */
  readonly demands: readonly string[]
  /** The name of a text that all screens share, such as `back`. */
  readonly word?: string
}

const nothing: readonly string[] = []
const plain = { filled: nothing, isShared: false, isTerms: false, demands: nothing }

/** Returns the texts of a flow that all its screens share. */
export function frameTexts({ tree }: FlowModel): readonly CopyText[] {
  const [panel, menu] = [partOf(tree, 'panel'), partOf(tree, 'menu')]
  const frame = [
    ...textsOf(partOf(panel, 'headline')),
    ...textsOf(partOf(panel, 'lead')),
    ...[panel, menu, ...itemsOf(partOf(panel, 'links')), ...itemsOf(partOf(menu, 'items'))].map(part =>
      textOf(partOf(part, 'label')),
    ),
  ]
  return [...titlesOf(frame, nothing), ...wordTexts(partOf(tree, 'words'))]
}

/** Returns the texts of a screen that customers read. */
export function screenTexts(screen: StepModel | ModalModel): readonly CopyText[] {
  const { title } = screen
  const titles = 'retitled' in screen ? titlesOf([title, screen.retitled.title], nothing) : titlesOf([title], 'facts')
  return [...titles, ...blockTexts(screen)]
}

function titlesOf(titles: readonly (Text | undefined)[], filled: Filled): readonly CopyText[] {
  return titles.flatMap(copy => (copy === undefined ? [] : { ...plain, copy, filled }))
}

function blockTexts({ blocks }: ScreenModel): readonly CopyText[] {
  return blocks.flatMap(({ tree, schema }) => (schema === undefined ? [] : propTexts(tree, schema)))
}

/** The placeholders that the app fills in for texts that all screens share. */
const filledWords: Names<readonly string[]> = { code: ['code'], preview: ['title'] }

function wordTexts(words: Tree | undefined): readonly CopyText[] {
  return [...(words?.kind === 'object' ? words.members : [])].flatMap(([word, { value }]) => {
    const copy = textOf(value)
    return copy === undefined ? [] : [{ ...plain, copy, filled: own(filledWords, word) ?? nothing, word }]
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
  const { role, placeholders = nothing, items = {} } = prop
  // A text contains all its placeholders, unless its block names those that it requires.
  const demands = prop.demands ?? placeholders
  const copy = textRoles.includes(role) && prop.enum === undefined ? textOf(value) : undefined
  const filled: Filled = role === 'copy' || role === 'shared' ? 'facts' : placeholders
  return [
    ...(copy === undefined
      ? []
      : [{ ...plain, copy, filled, isShared: role === 'shared', isTerms: role === 'terms', demands }]),
    ...propTexts(value, prop),
    ...itemsOf(value).flatMap(item => textsIn(item, items)),
  ]
}
