import type { Attributes, ComponentType } from 'react'
import type { ActionProps } from './blocks/action/schema.ts'
import type { ActionCardProps } from './blocks/action-card/schema.ts'
import type { AutoRechargeProps } from './blocks/auto-recharge/schema.ts'
import type { BankListProps } from './blocks/bank-list/schema.ts'
import type { BirthDateFieldProps } from './blocks/birth-date-field/schema.ts'
import type { CardFormProps } from './blocks/card-form/schema.ts'
import type { CardKindProps } from './blocks/card-kind/schema.ts'
import type { CardListProps } from './blocks/card-list/schema.ts'
import type { CardUseProps } from './blocks/card-use/schema.ts'
import type { CodeFieldProps } from './blocks/code-field/schema.ts'
import type { ConsentProps } from './blocks/consent/schema.ts'
import type { ContactPickerProps } from './blocks/contact-picker/schema.ts'
import type { CpfFieldProps } from './blocks/cpf-field/schema.ts'
import type { CvvFieldProps } from './blocks/cvv-field/schema.ts'
import type { EmptyProps } from './blocks/empty/schema.ts'
import type { FastRechargeProps } from './blocks/fast-recharge/schema.ts'
import type { HeadingProps } from './blocks/heading/schema.ts'
import type { HistoryProps } from './blocks/history/schema.ts'
import type { IconProps } from './blocks/icon/schema.ts'
import type { LimitNoteProps } from './blocks/limit-note/schema.ts'
import type { LinkProps } from './blocks/link/schema.ts'
import type { LinksProps } from './blocks/links/schema.ts'
import type { MessageDetailsProps } from './blocks/message-details/schema.ts'
import type { MoneyFieldProps } from './blocks/money-field/schema.ts'
import type { NewCardProps } from './blocks/new-card/schema.ts'
import type { NoticeProps } from './blocks/notice/schema.ts'
import type { NumberedStepsProps } from './blocks/numbered-steps/schema.ts'
import type { OfferProps } from './blocks/offer/schema.ts'
import type { OfferCardsProps } from './blocks/offer-cards/schema.ts'
import type { OwnDataProps } from './blocks/own-data/schema.ts'
import type { OwnDataFieldProps } from './blocks/own-data-field/schema.ts'
import type { PayBarProps } from './blocks/pay-bar/schema.ts'
import type { PaymentMethodsProps } from './blocks/payment-methods/schema.ts'
import type { PhoneFieldProps } from './blocks/phone-field/schema.ts'
import type { PixCodeProps } from './blocks/pix-code/schema.ts'
import type { ProactiveOfferProps } from './blocks/proactive-offer/schema.ts'
import type { QuestionsProps } from './blocks/questions/schema.ts'
import type { ReceiptProps } from './blocks/receipt/schema.ts'
import type { RecipientChoiceProps } from './blocks/recipient-choice/schema.ts'
import type { RecipientHeroProps } from './blocks/recipient-hero/schema.ts'
import type { RecipientListProps } from './blocks/recipient-list/schema.ts'
import type { RepeatCardProps } from './blocks/repeat-card/schema.ts'
import type { ResendProps } from './blocks/resend/schema.ts'
import type { SaveRecipientProps } from './blocks/save-recipient/schema.ts'
import type { ScheduleBarProps } from './blocks/schedule-bar/schema.ts'
import type { ScheduleCardChoiceProps } from './blocks/schedule-card-choice/schema.ts'
import type { ScheduleChangesProps } from './blocks/schedule-changes/schema.ts'
import type { ScheduleDayProps } from './blocks/schedule-day/schema.ts'
import type { ScheduleDetailsProps } from './blocks/schedule-details/schema.ts'
import type { ScheduleOfferProps } from './blocks/schedule-offer/schema.ts'
import type { SchedulePartiesProps } from './blocks/schedule-parties/schema.ts'
import type { ScheduleValuesProps } from './blocks/schedule-values/schema.ts'
import type { SectionsProps } from './blocks/sections/schema.ts'
import type { SecureFrameProps } from './blocks/secure-frame/schema.ts'
import type { SecurityNoteProps } from './blocks/security-note/schema.ts'
import type { SegmentedProps } from './blocks/segmented/schema.ts'
import type { ShareProps } from './blocks/share/schema.ts'
import type { SubmitProps } from './blocks/submit/schema.ts'
import type { TextProps } from './blocks/text/schema.ts'
import type { TextFieldProps } from './blocks/text-field/schema.ts'
import type { ValueGridProps } from './blocks/value-grid/schema.ts'
import type { WaitingProps } from './blocks/waiting/schema.ts'

/** Every block that a config may name, with its props. */
export interface BlockProps {
  'action-card': ActionCardProps
  action: ActionProps
  'auto-recharge': AutoRechargeProps
  'bank-list': BankListProps
  'birth-date-field': BirthDateFieldProps
  'card-form': CardFormProps
  'card-kind': CardKindProps
  'card-list': CardListProps
  'card-use': CardUseProps
  'code-field': CodeFieldProps
  consent: ConsentProps
  'contact-picker': ContactPickerProps
  'cpf-field': CpfFieldProps
  'cvv-field': CvvFieldProps
  empty: EmptyProps
  'fast-recharge': FastRechargeProps
  heading: HeadingProps
  history: HistoryProps
  icon: IconProps
  'limit-note': LimitNoteProps
  link: LinkProps
  links: LinksProps
  'message-details': MessageDetailsProps
  'money-field': MoneyFieldProps
  'new-card': NewCardProps
  notice: NoticeProps
  'numbered-steps': NumberedStepsProps
  offer: OfferProps
  'offer-cards': OfferCardsProps
  'own-data': OwnDataProps
  'own-data-field': OwnDataFieldProps
  'pay-bar': PayBarProps
  'payment-methods': PaymentMethodsProps
  'phone-field': PhoneFieldProps
  'pix-code': PixCodeProps
  'proactive-offer': ProactiveOfferProps
  questions: QuestionsProps
  receipt: ReceiptProps
  'recipient-choice': RecipientChoiceProps
  'recipient-hero': RecipientHeroProps
  'recipient-list': RecipientListProps
  'repeat-card': RepeatCardProps
  resend: ResendProps
  'save-recipient': SaveRecipientProps
  'schedule-bar': ScheduleBarProps
  'schedule-card-choice': ScheduleCardChoiceProps
  'schedule-changes': ScheduleChangesProps
  'schedule-day': ScheduleDayProps
  'schedule-details': ScheduleDetailsProps
  'schedule-offer': ScheduleOfferProps
  'schedule-parties': SchedulePartiesProps
  'schedule-values': ScheduleValuesProps
  sections: SectionsProps
  'secure-frame': SecureFrameProps
  'security-note': SecurityNoteProps
  segmented: SegmentedProps
  share: ShareProps
  submit: SubmitProps
  'text-field': TextFieldProps
  text: TextProps
  'value-grid': ValueGridProps
  waiting: WaitingProps
}
export type BlockName = keyof BlockProps
export type BlockComponent<K extends BlockName> = ComponentType<BlockProps[K]>
/** A block of a config with a known name. The build checked its other properties against the block's schema. */
export type Node<K extends BlockName = BlockName> = {
  [P in K]: { readonly id: string; readonly block: P; readonly when?: string } & Attributes & BlockProps[P]
}[K]

/** Blocks that no first screen shows. Their loaders are fetched with the first of them. */
// biome-ignore format: a list to be read, not a line each
const lateNames = [
  'action', 'action-card', 'auto-recharge', 'bank-list', 'birth-date-field', 'card-form', 'card-kind', 'card-list',
  'card-use', 'code-field', 'consent', 'contact-picker', 'cpf-field', 'cvv-field', 'empty', 'fast-recharge',
  'history', 'icon', 'limit-note', 'link', 'message-details', 'money-field', 'new-card', 'numbered-steps', 'offer',
  'offer-cards', 'own-data', 'own-data-field', 'pay-bar', 'payment-methods', 'pix-code', 'proactive-offer', 'questions', 'receipt',
  'recipient-choice', 'recipient-hero', 'recipient-list', 'repeat-card', 'resend', 'save-recipient', 'schedule-bar',
  'schedule-card-choice', 'schedule-changes', 'schedule-day', 'schedule-details', 'schedule-offer',
  'schedule-parties', 'schedule-values', 'sections', 'secure-frame', 'segmented', 'share', 'text', 'text-field',
  'value-grid', 'waiting',
] as const satisfies readonly BlockName[]
type LateName = (typeof lateNames)[number]
export type Loaders<K extends BlockName> = { readonly [N in K]: () => Promise<BlockComponent<N>> }
export type LateLoaders = Loaders<LateName>
type Loaded = { readonly [K in BlockName]?: BlockComponent<K> }

/** The loaders of blocks that a first screen shows. */
const firstLoaders: Loaders<Exclude<BlockName, LateName>> = {
  heading: async () => (await import('./blocks/heading/HeadingBlock.tsx')).HeadingBlock,
  links: async () => (await import('./blocks/links/LinksBlock.tsx')).LinksBlock,
  notice: async () => (await import('./blocks/notice/NoticeBlock.tsx')).NoticeBlock,
  'phone-field': async () => (await import('./blocks/phone-field/PhoneFieldBlock.tsx')).PhoneFieldBlock,
  'security-note': async () => (await import('./blocks/security-note/SecurityNoteBlock.tsx')).SecurityNoteBlock,
  submit: async () => (await import('./blocks/submit/SubmitBlock.tsx')).SubmitBlock,
}

const loaded: Loaded = {}

export type Slot = 'header' | 'main' | 'foot' | 'footer'
/** The slots of blocks in the layout's header, at the foot of the step or in the footer. The rest are in `main`. */
const slots: { readonly [K in BlockName]?: Slot } = {
  'recipient-hero': 'header',
  'security-note': 'foot',
  links: 'foot',
  'pay-bar': 'footer',
  'schedule-bar': 'footer',
}
/** Blocks that only decorate a screen. */
const ornaments: readonly BlockName[] = ['icon', 'security-note']
/** Blocks that a screen works without: none that the customer fills in, agrees to, or needs to go on. */
// biome-ignore format: a list to be read, not a line each
const spared: readonly BlockName[] = [
  'action-card', 'auto-recharge', 'consent', 'contact-picker', 'history', 'limit-note', 'links', 'own-data',
  'proactive-offer', 'questions', 'receipt', 'recipient-list', 'repeat-card', 'resend', 'save-recipient',
  'schedule-offer', 'share',
]
/** Blocks that bring the step's `<h1>`. */
const headings: readonly BlockName[] = ['heading']

export function isNode(node: { readonly block: string }): node is Node {
  return isBlockName(node.block)
}

export function slotOf({ block }: Node): Slot {
  return slots[block] ?? 'main'
}

export function isOrnament({ block }: Node): boolean {
  return ornaments.includes(block)
}

/** Whether a screen works without the block. A step that pays needs the receipt of what is paid. */
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

/** Whether the block shows the message of an outcome. */
export function tellsMessage({ block }: Node): boolean {
  return block === 'message-details'
}

/** Returns a block's component; undefined until its code has arrived. */
export function loadedBlock<K extends BlockName>(name: K): BlockComponent<K> | undefined {
  return loaded[name]
}

export async function loadBlock<K extends BlockName>(name: K): Promise<void> {
  if (loaded[name] === undefined) keepBlock(name, await (await loaderOf(name))())
}

async function loaderOf<K extends BlockName>(name: K): Promise<() => Promise<BlockComponent<K>>> {
  const first: Partial<Loaders<BlockName>> = firstLoaders
  const loader = first[name]
  if (loader !== undefined) return loader
  const { lateBlocks }: { readonly lateBlocks: Partial<Loaders<BlockName>> } = await import('./late-blocks.ts')
  const late = lateBlocks[name]
  if (late === undefined) throw new Error(`There is no block "${name}".`)
  return late
}

/** Loads the code of every block, for a prerendering or a story, where nothing is fetched later. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all([...Object.keys(firstLoaders), ...lateNames].filter(isBlockName).map(loadBlock))
}

/** Whether the block's code is not among the first screens'. */
export function isLate({ block }: { readonly block: string }): boolean {
  return lateNames.some(one => one === block)
}

function isBlockName(name: string): name is BlockName {
  return Object.prototype.hasOwnProperty.call(firstLoaders, name) || isLate({ block: name })
}
