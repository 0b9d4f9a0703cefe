import type { BlockSpec } from '../runtime/compiler/catalogue.ts'
import type { FactName } from '../runtime/facts.ts'
import { actionSchema } from './blocks/action/schema.ts'
import { actionCardSchema } from './blocks/action-card/schema.ts'
import { autoRechargeSchema } from './blocks/auto-recharge/schema.ts'
import { bankListSchema } from './blocks/bank-list/schema.ts'
import { cardFormSchema } from './blocks/card-form/schema.ts'
import { cardUseSchema } from './blocks/card-use/schema.ts'
import { codeFieldSchema } from './blocks/code-field/schema.ts'
import { cpfFieldSchema } from './blocks/cpf-field/schema.ts'
import { cvvFieldSchema } from './blocks/cvv-field/schema.ts'
import { fastRechargeSchema } from './blocks/fast-recharge/schema.ts'
import { headingSchema } from './blocks/heading/schema.ts'
import { historySchema } from './blocks/history/schema.ts'
import { iconSchema } from './blocks/icon/schema.ts'
import { linkSchema } from './blocks/link/schema.ts'
import { messageDetailsSchema } from './blocks/message-details/schema.ts'
import { moneyFieldSchema } from './blocks/money-field/schema.ts'
import { noticeSchema } from './blocks/notice/schema.ts'
import { numberedStepsSchema } from './blocks/numbered-steps/schema.ts'
import { payBarSchema } from './blocks/pay-bar/schema.ts'
import { paymentMethodsSchema } from './blocks/payment-methods/schema.ts'
import { phoneFieldSchema } from './blocks/phone-field/schema.ts'
import { pixCodeSchema } from './blocks/pix-code/schema.ts'
import { receiptSchema } from './blocks/receipt/schema.ts'
import { recipientHeroSchema } from './blocks/recipient-hero/schema.ts'
import { repeatCardSchema } from './blocks/repeat-card/schema.ts'
import { resendSchema } from './blocks/resend/schema.ts'
import { secureFrameSchema } from './blocks/secure-frame/schema.ts'
import { securityNoteSchema } from './blocks/security-note/schema.ts'
import { shareSchema } from './blocks/share/schema.ts'
import { submitSchema } from './blocks/submit/schema.ts'
import { textSchema } from './blocks/text/schema.ts'
import { valueGridSchema } from './blocks/value-grid/schema.ts'
import { waitingSchema } from './blocks/waiting/schema.ts'
import type { BlockName } from './catalogue.ts'

/** A block's schema, and what it emits and writes beside what its props name. */
interface BlockRow extends Pick<BlockSpec, 'schema'> {
  readonly emits?: readonly string[]
  /** It draws a message of the error catalogue, with its buttons. */
  readonly emitsActions?: true
  readonly writes?: readonly FactName[]
}

/** Every block, for what checks and draws configs outside the app. The app itself never loads it. */
export const blockTable: { readonly [K in BlockName]: BlockRow } = {
  action: { schema: actionSchema },
  'action-card': { schema: actionCardSchema },
  'bank-list': { schema: bankListSchema, writes: ['pisp.authorizationServer', 'pisp.bank', 'pisp.banksUnread'] },
  'auto-recharge': {
    schema: autoRechargeSchema,
    writes: [
      'schedule.frequency',
      'schedule.day',
      'schedule.value',
      'schedule.recipient',
      'schedule.card',
      'schedule.isOn',
    ],
  },
  'card-form': {
    schema: cardFormSchema,
    writes: [
      'payment.pan',
      'payment.expiry',
      'payment.cvv',
      'payment.saveCard',
      'payment.cardName',
      'payment.cardUses',
    ],
  },
  'card-use': { schema: cardUseSchema },
  'code-field': { schema: codeFieldSchema },
  'cpf-field': { schema: cpfFieldSchema },
  'cvv-field': { schema: cvvFieldSchema },
  'fast-recharge': {
    schema: fastRechargeSchema,
    emits: ['submit', 'dismiss'],
    writes: ['recharge.isRepeat'],
  },
  heading: { schema: headingSchema },
  history: {
    schema: historySchema,
    writes: [
      'past.id',
      'past.value',
      'past.target',
      'past.date',
      'past.nsu',
      'past.status',
      'past.method',
      'past.type',
      'past.card',
      'past.isOpen',
    ],
  },
  icon: { schema: iconSchema },
  link: { schema: linkSchema },
  'message-details': { schema: messageDetailsSchema, emitsActions: true },
  'money-field': { schema: moneyFieldSchema },
  notice: { schema: noticeSchema },
  'numbered-steps': { schema: numberedStepsSchema },
  'pay-bar': { schema: payBarSchema, emits: ['submit'] },
  'payment-methods': {
    schema: paymentMethodsSchema,
    writes: ['payment.card', 'payment.cardName', 'payment.cardBrand', 'payment.cvvWanted', 'payment.debitOffered'],
  },
  'phone-field': { schema: phoneFieldSchema },
  'pix-code': { schema: pixCodeSchema },
  receipt: { schema: receiptSchema },
  'recipient-hero': { schema: recipientHeroSchema },
  'repeat-card': {
    schema: repeatCardSchema,
    writes: [
      'recharge.value',
      'recharge.target',
      'recharge.forOther',
      'recharge.targetLost',
      'recharge.isRepeat',
      'recharge.repeatType',
      'payment.type',
      'payment.card',
    ],
  },
  resend: { schema: resendSchema, emits: ['resend'] },
  'secure-frame': { schema: secureFrameSchema, emits: ['submit', 'dismiss'], writes: ['payment.authentication'] },
  'security-note': { schema: securityNoteSchema },
  share: { schema: shareSchema },
  submit: { schema: submitSchema, emits: ['submit'] },
  text: { schema: textSchema },
  'value-grid': { schema: valueGridSchema, writes: ['recharge.isRepeat'] },
  waiting: { schema: waitingSchema },
}
