import type { Attributes, ComponentType } from 'react'
import type { ActionProps } from './blocks/action/schema.ts'
import type { ActionCardProps } from './blocks/action-card/schema.ts'
import type { AutoRechargeProps } from './blocks/auto-recharge/schema.ts'
import type { BankListProps } from './blocks/bank-list/schema.ts'
import type { CardFormProps } from './blocks/card-form/schema.ts'
import type { CardUseProps } from './blocks/card-use/schema.ts'
import type { CodeFieldProps } from './blocks/code-field/schema.ts'
import type { CpfFieldProps } from './blocks/cpf-field/schema.ts'
import type { CvvFieldProps } from './blocks/cvv-field/schema.ts'
import type { HeadingProps } from './blocks/heading/schema.ts'
import type { IconProps } from './blocks/icon/schema.ts'
import type { LimitNoteProps } from './blocks/limit-note/schema.ts'
import type { LinkProps } from './blocks/link/schema.ts'
import type { MessageDetailsProps } from './blocks/message-details/schema.ts'
import type { MoneyFieldProps } from './blocks/money-field/schema.ts'
import type { NoticeProps } from './blocks/notice/schema.ts'
import type { NumberedStepsProps } from './blocks/numbered-steps/schema.ts'
import type { OfferProps } from './blocks/offer/schema.ts'
import type { PayBarProps } from './blocks/pay-bar/schema.ts'
import type { PaymentMethodsProps } from './blocks/payment-methods/schema.ts'
import type { PhoneFieldProps } from './blocks/phone-field/schema.ts'
import type { PixCodeProps } from './blocks/pix-code/schema.ts'
import type { ProactiveOfferProps } from './blocks/proactive-offer/schema.ts'
import type { ReceiptProps } from './blocks/receipt/schema.ts'
import type { RecipientHeroProps } from './blocks/recipient-hero/schema.ts'
import type { RepeatCardProps } from './blocks/repeat-card/schema.ts'
import type { ResendProps } from './blocks/resend/schema.ts'
import type { SecureFrameProps } from './blocks/secure-frame/schema.ts'
import type { SecurityNoteProps } from './blocks/security-note/schema.ts'
import type { ShareProps } from './blocks/share/schema.ts'
import type { SubmitProps } from './blocks/submit/schema.ts'
import type { TextProps } from './blocks/text/schema.ts'
import type { ValueGridProps } from './blocks/value-grid/schema.ts'
import type { WaitingProps } from './blocks/waiting/schema.ts'

/** Every block that a config may name, and what it may say to it. */
export interface BlockProps {
  action: ActionProps
  'action-card': ActionCardProps
  'bank-list': BankListProps
  'auto-recharge': AutoRechargeProps
  'card-form': CardFormProps
  'card-use': CardUseProps
  'code-field': CodeFieldProps
  'cpf-field': CpfFieldProps
  'cvv-field': CvvFieldProps
  heading: HeadingProps
  icon: IconProps
  'limit-note': LimitNoteProps
  link: LinkProps
  'message-details': MessageDetailsProps
  'money-field': MoneyFieldProps
  notice: NoticeProps
  'numbered-steps': NumberedStepsProps
  offer: OfferProps
  'pay-bar': PayBarProps
  'payment-methods': PaymentMethodsProps
  'phone-field': PhoneFieldProps
  'pix-code': PixCodeProps
  'proactive-offer': ProactiveOfferProps
  receipt: ReceiptProps
  'recipient-hero': RecipientHeroProps
  'repeat-card': RepeatCardProps
  resend: ResendProps
  'secure-frame': SecureFrameProps
  'security-note': SecurityNoteProps
  share: ShareProps
  submit: SubmitProps
  text: TextProps
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
  'auto-recharge': async () => (await import('./blocks/auto-recharge/AutoRechargeBlock.tsx')).AutoRechargeBlock,
  'card-form': async () => (await import('./blocks/card-form/CardFormBlock.tsx')).CardFormBlock,
  'card-use': async () => (await import('./blocks/card-use/CardUseBlock.tsx')).CardUseBlock,
  'code-field': async () => (await import('./blocks/code-field/CodeFieldBlock.tsx')).CodeFieldBlock,
  'cpf-field': async () => (await import('./blocks/cpf-field/CpfFieldBlock.tsx')).CpfFieldBlock,
  'cvv-field': async () => (await import('./blocks/cvv-field/CvvFieldBlock.tsx')).CvvFieldBlock,
  heading: async () => (await import('./blocks/heading/HeadingBlock.tsx')).HeadingBlock,
  icon: async () => (await import('./blocks/icon/IconBlock.tsx')).IconBlock,
  'limit-note': async () => (await import('./blocks/limit-note/LimitNoteBlock.tsx')).LimitNoteBlock,
  link: async () => (await import('./blocks/link/LinkBlock.tsx')).LinkBlock,
  'message-details': async () => (await import('./blocks/message-details/MessageDetailsBlock.tsx')).MessageDetailsBlock,
  'money-field': async () => (await import('./blocks/money-field/MoneyFieldBlock.tsx')).MoneyFieldBlock,
  notice: async () => (await import('./blocks/notice/NoticeBlock.tsx')).NoticeBlock,
  'numbered-steps': async () => (await import('./blocks/numbered-steps/NumberedStepsBlock.tsx')).NumberedStepsBlock,
  offer: async () => (await import('./blocks/offer/OfferBlock.tsx')).OfferBlock,
  'pay-bar': async () => (await import('./blocks/pay-bar/PayBarBlock.tsx')).PayBarBlock,
  'payment-methods': async () => (await import('./blocks/payment-methods/PaymentMethodsBlock.tsx')).PaymentMethodsBlock,
  'phone-field': async () => (await import('./blocks/phone-field/PhoneFieldBlock.tsx')).PhoneFieldBlock,
  'pix-code': async () => (await import('./blocks/pix-code/PixCodeBlock.tsx')).PixCodeBlock,
  'proactive-offer': async () => (await import('./blocks/proactive-offer/ProactiveOfferBlock.tsx')).ProactiveOfferBlock,
  receipt: async () => (await import('./blocks/receipt/ReceiptBlock.tsx')).ReceiptBlock,
  'recipient-hero': async () => (await import('./blocks/recipient-hero/RecipientHeroBlock.tsx')).RecipientHeroBlock,
  'repeat-card': async () => (await import('./blocks/repeat-card/RepeatCardBlock.tsx')).RepeatCardBlock,
  resend: async () => (await import('./blocks/resend/ResendBlock.tsx')).ResendBlock,
  'secure-frame': async () => (await import('./blocks/secure-frame/SecureFrameBlock.tsx')).SecureFrameBlock,
  'security-note': async () => (await import('./blocks/security-note/SecurityNoteBlock.tsx')).SecurityNoteBlock,
  share: async () => (await import('./blocks/share/ShareBlock.tsx')).ShareBlock,
  submit: async () => (await import('./blocks/submit/SubmitBlock.tsx')).SubmitBlock,
  text: async () => (await import('./blocks/text/TextBlock.tsx')).TextBlock,
  'value-grid': async () => (await import('./blocks/value-grid/ValueGridBlock.tsx')).ValueGridBlock,
  waiting: async () => (await import('./blocks/waiting/WaitingBlock.tsx')).WaitingBlock,
}

const loaded: Loaded = {}

export type Slot = 'header' | 'main' | 'foot' | 'footer'
/** Blocks that stand in the layout's header, at the foot of the step or in the fixed footer. The rest stand in the middle. */
const slots: { readonly [K in BlockName]?: Slot } = {
  'recipient-hero': 'header',
  'security-note': 'foot',
  'pay-bar': 'footer',
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
