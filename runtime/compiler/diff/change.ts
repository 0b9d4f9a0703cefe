import type { Json } from '../json-tree.ts'

/** The importance of changes. Changes that affect money come first. */
export const weights = ['money', 'path', 'copy', 'look'] as const
export type Weight = (typeof weights)[number]

/** The kinds of changes, the most important first. Each has its importance, and its name in singular and plural. */
export const kinds = {
  charge: { weight: 'money', one: 'change of a charge', many: 'changes of charges' },
  confirms: { weight: 'money', one: 'change of a confirmation', many: 'changes of confirmations' },
  claim: { weight: 'money', one: 'claim about money', many: 'claims about money' },
  terms: { weight: 'money', one: 'change of terms', many: 'changes of terms' },
  unread: { weight: 'path', one: 'file that cannot be read', many: 'files that cannot be read' },
  flow: { weight: 'path', one: 'flow', many: 'flows' },
  variant: { weight: 'path', one: 'variant', many: 'variants' },
  channel: { weight: 'path', one: 'change of channels', many: 'changes of channels' },
  screen: { weight: 'path', one: 'step or dialog', many: 'steps or dialogs' },
  frame: { weight: 'path', one: 'change of a variant', many: 'changes of variants' },
  way: { weight: 'path', one: 'way to pay', many: 'ways to pay' },
  target: { weight: 'path', one: 'target', many: 'targets' },
  guard: { weight: 'path', one: 'condition', many: 'conditions' },
  service: { weight: 'path', one: 'service', many: 'services' },
  event: { weight: 'path', one: 'change of a button', many: 'changes of buttons' },
  needs: { weight: 'path', one: 'need', many: 'needs' },
  access: { weight: 'path', one: 'change of access', many: 'changes of access' },
  back: { weight: 'path', one: 'change of Back', many: 'changes of Back' },
  address: { weight: 'path', one: 'address', many: 'addresses' },
  fact: { weight: 'path', one: 'fact', many: 'facts' },
  block: { weight: 'path', one: 'block', many: 'blocks' },
  reach: { weight: 'path', one: 'screen that taps lead to or not', many: 'screens that taps lead to or not' },
  option: { weight: 'path', one: 'option', many: 'options' },
  text: { weight: 'copy', one: 'text', many: 'texts' },
  order: { weight: 'look', one: 'change of order', many: 'changes of order' },
  look: { weight: 'look', one: 'change of look', many: 'changes of look' },
} as const satisfies {
  readonly [kind: string]: { readonly weight: Weight; readonly one: string; readonly many: string }
}
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as readonly string[]

/** One change of a flow, as a customer notices it. */
export interface Change {
  readonly kind: Kind
  /** The place in the flow, such as `steps/login/title`. Flows that inherit the change have it at the same place. */
  readonly place: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
  /** A sentence that begins with a capital letter and ends with a full stop. */
  readonly text: string
  readonly alike?: Alike
  /**
   * Set if a block was added or removed. If the same block is removed from one screen and added to another, one
   * sentence says that it moved.
   */
  readonly block?: { readonly name: string; readonly screen: string }
}

/** Changes that differ only in one or two names are combined into one sentence. */
export interface Alike {
  /** Two changes are combined if they have the same key. Their sentences may differ only in the `names`. */
  readonly key: string
  readonly names: readonly [one: string, other: string]
  readonly say: (ones: readonly string[], others: readonly string[]) => string
}

export type Add = (change: Change) => void

/** Returns the sentence of a change, and the data for combining it with similar changes. */
export function told(alike: Alike): Pick<Change, 'text' | 'alike'> {
  const [one, other] = alike.names
  return { text: alike.say([one], [other]), alike }
}
