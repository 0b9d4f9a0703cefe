import type { Attributes, ComponentType } from 'react'
import { blockNames } from './block-names.ts'
import type { PropsOf } from './kit/block-spec.ts'

type Specs = typeof import('./block-table.ts')
export type BlockName = keyof Specs
type Props = { readonly [K in BlockName]: PropsOf<Specs[K]> }
/**
 * The props of every block that a flow config may use. It must be an interface, because TypeScript cannot resolve
 * `Props[K]` otherwise.
 */
export interface BlockProps extends Props {}
export type BlockComponent<K extends BlockName> = ComponentType<BlockProps[K]>
/**
 * A block of a flow config whose name exists in the catalogue. The build has checked its other properties against
 * the block's schema.
 */
export type Node<K extends BlockName = BlockName> = {
  [P in K]: { readonly id: string; readonly block: P; readonly when?: string } & Attributes & BlockProps[P]
}[K]

export type Loaders<K extends BlockName> = { readonly [N in K]: () => Promise<BlockComponent<N>> }
type Loaded = { readonly [K in BlockName]?: BlockComponent<K> }

/** The loaders of the blocks on first screens. Their code is part of the app's main script. */
const firstLoaders = {
  heading: async () => (await import('./blocks/heading/HeadingBlock.tsx')).HeadingBlock,
  links: async () => (await import('./blocks/links/LinksBlock.tsx')).LinksBlock,
  notice: async () => (await import('./blocks/notice/NoticeBlock.tsx')).NoticeBlock,
  'phone-field': async () => (await import('./blocks/phone-field/PhoneFieldBlock.tsx')).PhoneFieldBlock,
  'security-note': async () => (await import('./blocks/security-note/SecurityNoteBlock.tsx')).SecurityNoteBlock,
  submit: async () => (await import('./blocks/submit/SubmitBlock.tsx')).SubmitBlock,
} satisfies Partial<Loaders<BlockName>>

const loaded: Loaded = {}

export type Slot = 'header' | 'main' | 'choice' | 'foot' | 'footer' | 'panel'
/**
 * The slots of blocks that are not in the main column: the layout's header, its panel, the foot of the step, or the footer.
 * All other blocks are in `main`.
 */
const slots: { readonly [K in BlockName]?: Slot } = {
  'recipient-hero': 'header',
  'security-note': 'foot',
  links: 'foot',
  'order-panel': 'panel',
  'pay-bar': 'footer',
  'schedule-bar': 'footer',
}
/** Blocks that ask for a new card. */
const forms: readonly BlockName[] = ['card-form', 'card-use']
/** Blocks that only decorate a screen. */
const ornaments: readonly BlockName[] = ['icon', 'security-note']
/**
 * Blocks that a screen can do without. The customer does not need them to fill in something, to agree or to
 * continue.
 */
// biome-ignore format: one name in each line would be harder to read
const spared: readonly BlockName[] = [
  'action-card', 'auto-recharge', 'consent', 'contact-picker', 'history', 'limit-note', 'links', 'order-panel',
  'other-recharges', 'own-data', 'proactive-offer', 'questions', 'receipt', 'recipient-list', 'repeat-card', 'resend',
  'save-recipient', 'schedule-offer', 'share',
]
/** Blocks that render the step's `<h1>`. */
const headings: readonly BlockName[] = ['heading']

export function isNode(node: { readonly block: string }): node is Node {
  return isBlockName(node.block)
}

/** Returns the slot of a block. On a screen with the payment methods, a new card's form stands inside their list. */
export function slotOf({ block }: Node, among: readonly Node[] = []): Slot {
  if (forms.includes(block) && among.some(other => other.block === 'payment-methods')) return 'choice'
  return slots[block] ?? 'main'
}

export function isOrnament({ block }: Node): boolean {
  return ornaments.includes(block)
}

/**
 * Returns whether a customer can do without the block on this screen. Beside a pay button they need the block
 * `receipt`, because it shows the order.
 */
export function isSpared({ block }: Node, among: readonly Node[]): boolean {
  return spared.includes(block) && (block !== 'receipt' || !among.some(other => slotOf(other) === 'footer'))
}

export function bringsHeading({ block }: Node): boolean {
  return headings.includes(block)
}

/** Registers the component that renders a block. */
export function keepBlock<K extends BlockName>(name: K, component: BlockComponent<K>): void {
  Object.assign(loaded, { [name]: component })
}

/** Returns whether the block shows the message of an outcome. */
export function tellsMessage({ block }: Node): boolean {
  return block === 'message-details'
}

/** Returns a block's component, or undefined until its code has arrived. */
export function loadedBlock<K extends BlockName>(name: K): BlockComponent<K> | undefined {
  return loaded[name]
}

export async function loadBlock<K extends BlockName>(name: K): Promise<void> {
  if (loaded[name] === undefined) keepBlock(name, await (await loaderOf(name))())
}

async function loaderOf<K extends BlockName>(name: K): Promise<() => Promise<BlockComponent<K>>> {
  const first: Partial<Loaders<BlockName>> = firstLoaders
  return first[name] ?? (await import('./block-loaders.ts')).blockLoaders[name]
}

/** Loads the code of every block. Prerendering and stories use it, because they cannot fetch code later. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all(blockNames.map(loadBlock))
}

/** Returns whether the block's code is loaded later than the code of the first screens. */
export function isLate({ block }: { readonly block: string }): boolean {
  return isBlockName(block) && !Object.prototype.hasOwnProperty.call(firstLoaders, block)
}

function isBlockName(name: string): name is BlockName {
  return blockNames.some(one => one === name)
}
