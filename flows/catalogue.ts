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

/** Every block that a config may name, and what it may say to it. */
export interface BlockProps {
  action: ActionProps
  'action-card': ActionCardProps
  'bank-list': BankListProps
  'birth-date-field': BirthDateFieldProps
  'auto-recharge': AutoRechargeProps
  'card-form': CardFormProps
  'card-kind': CardKindProps
  'card-list': CardListProps
  'card-use': CardUseProps
  'code-field': CodeFieldProps
  'contact-picker': ContactPickerProps
  consent: ConsentProps
  'cpf-field': CpfFieldProps
  'cvv-field': CvvFieldProps
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
  'own-data': OwnDataProps
  'own-data-field': OwnDataFieldProps
  offer: OfferProps
  'pay-bar': PayBarProps
  'payment-methods': PaymentMethodsProps
  'phone-field': PhoneFieldProps
  'pix-code': PixCodeProps
  questions: QuestionsProps
  'proactive-offer': ProactiveOfferProps
  receipt: ReceiptProps
  'recipient-choice': RecipientChoiceProps
  'recipient-hero': RecipientHeroProps
  'recipient-list': RecipientListProps
  'repeat-card': RepeatCardProps
  resend: ResendProps
  'save-recipient': SaveRecipientProps
  sections: SectionsProps
  'secure-frame': SecureFrameProps
  'security-note': SecurityNoteProps
  empty: EmptyProps
  'schedule-bar': ScheduleBarProps
  'schedule-card-choice': ScheduleCardChoiceProps
  'schedule-changes': ScheduleChangesProps
  'schedule-day': ScheduleDayProps
  'schedule-details': ScheduleDetailsProps
  'schedule-offer': ScheduleOfferProps
  'schedule-parties': SchedulePartiesProps
  'schedule-values': ScheduleValuesProps
  segmented: SegmentedProps
  share: ShareProps
  submit: SubmitProps
  text: TextProps
  'text-field': TextFieldProps
  'value-grid': ValueGridProps
  waiting: WaitingProps
}
export type BlockName = keyof BlockProps
export type BlockComponent<K extends BlockName> = ComponentType<BlockProps[K]>
/** A block of a config whose name is known. Its other properties were checked against the block's schema at build. */
export type Node<K extends BlockName = BlockName> = {
  [P in K]: { readonly id: string; readonly block: P; readonly when?: string } & Attributes & BlockProps[P]
}[K]

type Loaders = { readonly [K in BlockName]: () => Promise<BlockComponent<K>> }
type Loaded = { readonly [K in BlockName]?: BlockComponent<K> }

/** The code of each block, fetched when a step that shows it is near. */
const loaders: Loaders = {
  action: async () => (await import('./blocks/action/ActionBlock.tsx')).ActionBlock,
  'action-card': async () => (await import('./blocks/action-card/ActionCardBlock.tsx')).ActionCardBlock,
  'bank-list': async () => (await import('./blocks/bank-list/BankListBlock.tsx')).BankListBlock,
  'birth-date-field': async () =>
    (await import('./blocks/birth-date-field/BirthDateFieldBlock.tsx')).BirthDateFieldBlock,
  'auto-recharge': async () => (await import('./blocks/auto-recharge/AutoRechargeBlock.tsx')).AutoRechargeBlock,
  'card-form': async () => (await import('./blocks/card-form/CardFormBlock.tsx')).CardFormBlock,
  'card-kind': async () => (await import('./blocks/card-kind/CardKindBlock.tsx')).CardKindBlock,
  'card-list': async () => (await import('./blocks/card-list/CardListBlock.tsx')).CardListBlock,
  'card-use': async () => (await import('./blocks/card-use/CardUseBlock.tsx')).CardUseBlock,
  'code-field': async () => (await import('./blocks/code-field/CodeFieldBlock.tsx')).CodeFieldBlock,
  'contact-picker': async () => (await import('./blocks/contact-picker/ContactPickerBlock.tsx')).ContactPickerBlock,
  consent: async () => (await import('./blocks/consent/ConsentBlock.tsx')).ConsentBlock,
  'cpf-field': async () => (await import('./blocks/cpf-field/CpfFieldBlock.tsx')).CpfFieldBlock,
  'cvv-field': async () => (await import('./blocks/cvv-field/CvvFieldBlock.tsx')).CvvFieldBlock,
  'fast-recharge': async () => (await import('./blocks/fast-recharge/FastRechargeBlock.tsx')).FastRechargeBlock,
  heading: async () => (await import('./blocks/heading/HeadingBlock.tsx')).HeadingBlock,
  history: async () => (await import('./blocks/history/HistoryBlock.tsx')).HistoryBlock,
  icon: async () => (await import('./blocks/icon/IconBlock.tsx')).IconBlock,
  'limit-note': async () => (await import('./blocks/limit-note/LimitNoteBlock.tsx')).LimitNoteBlock,
  link: async () => (await import('./blocks/link/LinkBlock.tsx')).LinkBlock,
  links: async () => (await import('./blocks/links/LinksBlock.tsx')).LinksBlock,
  'message-details': async () => (await import('./blocks/message-details/MessageDetailsBlock.tsx')).MessageDetailsBlock,
  'money-field': async () => (await import('./blocks/money-field/MoneyFieldBlock.tsx')).MoneyFieldBlock,
  'new-card': async () => (await import('./blocks/new-card/NewCardBlock.tsx')).NewCardBlock,
  notice: async () => (await import('./blocks/notice/NoticeBlock.tsx')).NoticeBlock,
  'numbered-steps': async () => (await import('./blocks/numbered-steps/NumberedStepsBlock.tsx')).NumberedStepsBlock,
  'own-data': async () => (await import('./blocks/own-data/OwnDataBlock.tsx')).OwnDataBlock,
  'own-data-field': async () => (await import('./blocks/own-data-field/OwnDataFieldBlock.tsx')).OwnDataFieldBlock,
  offer: async () => (await import('./blocks/offer/OfferBlock.tsx')).OfferBlock,
  'pay-bar': async () => (await import('./blocks/pay-bar/PayBarBlock.tsx')).PayBarBlock,
  'payment-methods': async () => (await import('./blocks/payment-methods/PaymentMethodsBlock.tsx')).PaymentMethodsBlock,
  'phone-field': async () => (await import('./blocks/phone-field/PhoneFieldBlock.tsx')).PhoneFieldBlock,
  'pix-code': async () => (await import('./blocks/pix-code/PixCodeBlock.tsx')).PixCodeBlock,
  questions: async () => (await import('./blocks/questions/QuestionsBlock.tsx')).QuestionsBlock,
  'proactive-offer': async () => (await import('./blocks/proactive-offer/ProactiveOfferBlock.tsx')).ProactiveOfferBlock,
  receipt: async () => (await import('./blocks/receipt/ReceiptBlock.tsx')).ReceiptBlock,
  'recipient-choice': async () =>
    (await import('./blocks/recipient-choice/RecipientChoiceBlock.tsx')).RecipientChoiceBlock,
  'recipient-hero': async () => (await import('./blocks/recipient-hero/RecipientHeroBlock.tsx')).RecipientHeroBlock,
  'recipient-list': async () => (await import('./blocks/recipient-list/RecipientListBlock.tsx')).RecipientListBlock,
  'repeat-card': async () => (await import('./blocks/repeat-card/RepeatCardBlock.tsx')).RepeatCardBlock,
  resend: async () => (await import('./blocks/resend/ResendBlock.tsx')).ResendBlock,
  'save-recipient': async () => (await import('./blocks/save-recipient/SaveRecipientBlock.tsx')).SaveRecipientBlock,
  sections: async () => (await import('./blocks/sections/SectionsBlock.tsx')).SectionsBlock,
  'secure-frame': async () => (await import('./blocks/secure-frame/SecureFrameBlock.tsx')).SecureFrameBlock,
  'security-note': async () => (await import('./blocks/security-note/SecurityNoteBlock.tsx')).SecurityNoteBlock,
  empty: async () => (await import('./blocks/empty/EmptyBlock.tsx')).EmptyBlock,
  'schedule-bar': async () => (await import('./blocks/schedule-bar/ScheduleBarBlock.tsx')).ScheduleBarBlock,
  'schedule-card-choice': async () =>
    (await import('./blocks/schedule-card-choice/ScheduleCardChoiceBlock.tsx')).ScheduleCardChoiceBlock,
  'schedule-changes': async () =>
    (await import('./blocks/schedule-changes/ScheduleChangesBlock.tsx')).ScheduleChangesBlock,
  'schedule-day': async () => (await import('./blocks/schedule-day/ScheduleDayBlock.tsx')).ScheduleDayBlock,
  'schedule-details': async () =>
    (await import('./blocks/schedule-details/ScheduleDetailsBlock.tsx')).ScheduleDetailsBlock,
  'schedule-offer': async () => (await import('./blocks/schedule-offer/ScheduleOfferBlock.tsx')).ScheduleOfferBlock,
  'schedule-parties': async () =>
    (await import('./blocks/schedule-parties/SchedulePartiesBlock.tsx')).SchedulePartiesBlock,
  'schedule-values': async () => (await import('./blocks/schedule-values/ScheduleValuesBlock.tsx')).ScheduleValuesBlock,
  segmented: async () => (await import('./blocks/segmented/SegmentedBlock.tsx')).SegmentedBlock,
  share: async () => (await import('./blocks/share/ShareBlock.tsx')).ShareBlock,
  submit: async () => (await import('./blocks/submit/SubmitBlock.tsx')).SubmitBlock,
  text: async () => (await import('./blocks/text/TextBlock.tsx')).TextBlock,
  'text-field': async () => (await import('./blocks/text-field/TextFieldBlock.tsx')).TextFieldBlock,
  'value-grid': async () => (await import('./blocks/value-grid/ValueGridBlock.tsx')).ValueGridBlock,
  waiting: async () => (await import('./blocks/waiting/WaitingBlock.tsx')).WaitingBlock,
}

const loaded: Loaded = {}

export type Slot = 'header' | 'main' | 'foot' | 'footer'
/** Blocks that stand in the layout's header, at the foot of the step or in the fixed footer. The rest stand in the middle. */
const slots: { readonly [K in BlockName]?: Slot } = {
  'recipient-hero': 'header',
  'security-note': 'foot',
  links: 'foot',
  'pay-bar': 'footer',
  'schedule-bar': 'footer',
}
/** Blocks that bring the step's `<h1>`. */
const headings: readonly BlockName[] = ['heading']

export function isNode(node: { readonly block: string }): node is Node {
  return isBlockName(node.block)
}

export function slotOf({ block }: Node): Slot {
  return slots[block] ?? 'main'
}

export function bringsHeading({ block }: Node): boolean {
  return headings.includes(block)
}

function keep<K extends BlockName>(name: K, component: BlockComponent<K>): void {
  Object.assign(loaded, { [name]: component })
}

/** Whether the block tells what an outcome had to say. */
export function tellsMessage({ block }: Node): boolean {
  return block === 'message-details'
}

/** A block's component; undefined until its code has arrived. */
export function loadedBlock<K extends BlockName>(name: K): BlockComponent<K> | undefined {
  return loaded[name]
}

export async function loadBlock<K extends BlockName>(name: K): Promise<void> {
  if (loaded[name] === undefined) keep(name, await loaders[name]())
}

/** All of them: where nothing is fetched late, in a prerendering or a story. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all(Object.keys(loaders).filter(isBlockName).map(loadBlock))
}

function isBlockName(name: string): name is BlockName {
  return Object.prototype.hasOwnProperty.call(loaders, name)
}
