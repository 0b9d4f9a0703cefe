import type { BlockSpec } from '../runtime/compiler/catalogue.ts'
import type { FactName } from '../runtime/facts.ts'
import { repeatedFacts } from '../runtime/recharge/repeat-facts.ts'
import { actionSchema } from './blocks/action/schema.ts'
import { actionCardSchema } from './blocks/action-card/schema.ts'
import { autoRechargeSchema } from './blocks/auto-recharge/schema.ts'
import { bankListSchema } from './blocks/bank-list/schema.ts'
import { birthDateFieldSchema } from './blocks/birth-date-field/schema.ts'
import { cardFormSchema } from './blocks/card-form/schema.ts'
import { cardKindSchema } from './blocks/card-kind/schema.ts'
import { cardListSchema } from './blocks/card-list/schema.ts'
import { cardUseSchema } from './blocks/card-use/schema.ts'
import { codeFieldSchema } from './blocks/code-field/schema.ts'
import { consentSchema } from './blocks/consent/schema.ts'
import { contactPickerSchema } from './blocks/contact-picker/schema.ts'
import { cpfFieldSchema } from './blocks/cpf-field/schema.ts'
import { cvvFieldSchema } from './blocks/cvv-field/schema.ts'
import { emptySchema } from './blocks/empty/schema.ts'
import { fastRechargeSchema } from './blocks/fast-recharge/schema.ts'
import { headingSchema } from './blocks/heading/schema.ts'
import { historySchema } from './blocks/history/schema.ts'
import { iconSchema } from './blocks/icon/schema.ts'
import { limitNoteSchema } from './blocks/limit-note/schema.ts'
import { linkSchema } from './blocks/link/schema.ts'
import { linksSchema } from './blocks/links/schema.ts'
import { messageDetailsSchema } from './blocks/message-details/schema.ts'
import { moneyFieldSchema } from './blocks/money-field/schema.ts'
import { newCardSchema } from './blocks/new-card/schema.ts'
import { noticeSchema } from './blocks/notice/schema.ts'
import { numberedStepsSchema } from './blocks/numbered-steps/schema.ts'
import { offerSchema } from './blocks/offer/schema.ts'
import { offerCardsSchema } from './blocks/offer-cards/schema.ts'
import { ownDataSchema } from './blocks/own-data/schema.ts'
import { ownDataFieldSchema } from './blocks/own-data-field/schema.ts'
import { payBarSchema } from './blocks/pay-bar/schema.ts'
import { paymentMethodsSchema } from './blocks/payment-methods/schema.ts'
import { phoneFieldSchema } from './blocks/phone-field/schema.ts'
import { pixCodeSchema } from './blocks/pix-code/schema.ts'
import { proactiveOfferSchema } from './blocks/proactive-offer/schema.ts'
import { questionsSchema } from './blocks/questions/schema.ts'
import { receiptSchema } from './blocks/receipt/schema.ts'
import { recipientChoiceSchema } from './blocks/recipient-choice/schema.ts'
import { recipientHeroSchema } from './blocks/recipient-hero/schema.ts'
import { recipientListSchema } from './blocks/recipient-list/schema.ts'
import { repeatCardSchema } from './blocks/repeat-card/schema.ts'
import { resendSchema } from './blocks/resend/schema.ts'
import { saveRecipientSchema } from './blocks/save-recipient/schema.ts'
import { scheduleBarSchema } from './blocks/schedule-bar/schema.ts'
import { scheduleCardChoiceSchema } from './blocks/schedule-card-choice/schema.ts'
import { scheduleChangesSchema } from './blocks/schedule-changes/schema.ts'
import { scheduleDaySchema } from './blocks/schedule-day/schema.ts'
import { scheduleDetailsSchema } from './blocks/schedule-details/schema.ts'
import { scheduleOfferSchema } from './blocks/schedule-offer/schema.ts'
import { schedulePartiesSchema } from './blocks/schedule-parties/schema.ts'
import { scheduleValuesSchema } from './blocks/schedule-values/schema.ts'
import { sectionsSchema } from './blocks/sections/schema.ts'
import { secureFrameSchema } from './blocks/secure-frame/schema.ts'
import { securityNoteSchema } from './blocks/security-note/schema.ts'
import { segmentedSchema } from './blocks/segmented/schema.ts'
import { shareSchema } from './blocks/share/schema.ts'
import { submitSchema } from './blocks/submit/schema.ts'
import { textSchema } from './blocks/text/schema.ts'
import { textFieldSchema } from './blocks/text-field/schema.ts'
import { valueGridSchema } from './blocks/value-grid/schema.ts'
import { waitingSchema } from './blocks/waiting/schema.ts'
import type { BlockName } from './catalogue.ts'

/** A block's schema, and the events and facts that it sends and writes besides those that its props name. */
interface BlockRow extends Pick<BlockSpec, 'schema'> {
  readonly emits?: readonly string[]
  /** The block renders a message of the error catalogue, with its buttons. */
  readonly emitsActions?: true
  readonly writes?: readonly FactName[]
}

/** Every block, for the tools that check and draw configs. The app itself never loads this table. */
export const blockTable: { readonly [K in BlockName]: BlockRow } = {
  action: { schema: actionSchema },
  'action-card': { schema: actionCardSchema },
  'bank-list': { schema: bankListSchema, writes: ['pisp.authorizationServer', 'pisp.bank', 'pisp.banksUnread'] },
  'birth-date-field': { schema: birthDateFieldSchema },
  'auto-recharge': {
    schema: autoRechargeSchema,
    writes: [
      'schedule.frequency',
      'schedule.day',
      'schedule.value',
      'schedule.recipient',
      'schedule.card',
      'schedule.cardBrand',
      'schedule.cardLast',
      'schedule.isOn',
      'schedule.told',
    ],
  },
  'card-form': {
    schema: cardFormSchema,
    writes: [
      'payment.pan',
      'payment.expiry',
      'payment.cvv',
      'payment.cvvCard',
      'payment.saveCard',
      'payment.cardName',
      'payment.cardUses',
    ],
  },
  'card-kind': { schema: cardKindSchema },
  'card-list': {
    schema: cardListSchema,
    writes: [
      'card.token',
      'card.kind',
      'card.name',
      'card.isFavorite',
      'card.isConfirmed',
      'card.paysSchedule',
      'card.changesLeft',
      'card.statementCents',
      'card.isPaying',
    ],
  },
  'card-use': { schema: cardUseSchema },
  'code-field': { schema: codeFieldSchema },
  'contact-picker': { schema: contactPickerSchema },
  consent: { schema: consentSchema, writes: ['customer.receivesInformation'] },
  'cpf-field': { schema: cpfFieldSchema },
  'cvv-field': { schema: cvvFieldSchema, writes: ['payment.cvvCard'] },
  'fast-recharge': {
    schema: fastRechargeSchema,
    emits: ['submit', 'dismiss'],
    writes: ['recharge.isRepeat', 'payment.cvv'],
  },
  heading: { schema: headingSchema },
  history: {
    schema: historySchema,
    writes: [
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
  'limit-note': { schema: limitNoteSchema },
  link: { schema: linkSchema },
  links: { schema: linksSchema },
  'message-details': { schema: messageDetailsSchema, emitsActions: true },
  'money-field': { schema: moneyFieldSchema },
  'new-card': { schema: newCardSchema, writes: ['payment.pan', 'payment.expiry'] },
  notice: { schema: noticeSchema },
  'numbered-steps': { schema: numberedStepsSchema },
  'offer-cards': {
    schema: offerCardsSchema,
    writes: ['payment.card', 'payment.cardName', 'payment.cardBrand', 'payment.cvvWanted', 'dataOnly.status'],
  },
  'own-data': { schema: ownDataSchema },
  'own-data-field': { schema: ownDataFieldSchema },
  offer: { schema: offerSchema, writes: ['recharge.value', 'recharge.nsu', 'upsell.upsellConfirm'] },
  'pay-bar': { schema: payBarSchema, emits: ['submit'] },
  'payment-methods': {
    schema: paymentMethodsSchema,
    writes: [
      'payment.card',
      'payment.cardAmong',
      'payment.cardName',
      'payment.cardBrand',
      'payment.cvvWanted',
      'payment.debitOffered',
      'payment.cardSaved',
    ],
  },
  'phone-field': { schema: phoneFieldSchema },
  'pix-code': { schema: pixCodeSchema },
  questions: { schema: questionsSchema },
  'proactive-offer': {
    schema: proactiveOfferSchema,
    writes: ['upsell.value', 'upsell.bonusGb', 'upsell.pixBonusGb'],
  },
  receipt: { schema: receiptSchema },
  'recipient-choice': { schema: recipientChoiceSchema },
  'recipient-hero': { schema: recipientHeroSchema },
  'recipient-list': { schema: recipientListSchema, writes: ['recipient.msisdn', 'recipient.name', 'recipient.called'] },
  'repeat-card': { schema: repeatCardSchema, writes: repeatedFacts },
  resend: { schema: resendSchema, emits: ['resend'] },
  'save-recipient': { schema: saveRecipientSchema, writes: ['recipient.newMsisdn', 'recipient.newName'] },
  sections: { schema: sectionsSchema },
  'secure-frame': { schema: secureFrameSchema, emits: ['submit', 'dismiss'], writes: ['payment.authentication'] },
  'security-note': { schema: securityNoteSchema },
  empty: { schema: emptySchema },
  'schedule-bar': { schema: scheduleBarSchema, emits: ['submit'] },
  'schedule-card-choice': {
    schema: scheduleCardChoiceSchema,
    writes: ['schedule.card', 'schedule.cardBrand', 'schedule.cardLast'],
  },
  'schedule-changes': { schema: scheduleChangesSchema, writes: ['schedule.newFrequency', 'schedule.newDay'] },
  'schedule-day': { schema: scheduleDaySchema },
  'schedule-details': { schema: scheduleDetailsSchema },
  'schedule-offer': { schema: scheduleOfferSchema },
  'schedule-parties': {
    schema: schedulePartiesSchema,
    writes: ['schedule.card', 'schedule.cardBrand', 'schedule.cardLast'],
  },
  'schedule-values': { schema: scheduleValuesSchema, writes: ['schedule.value'] },
  segmented: { schema: segmentedSchema },
  share: { schema: shareSchema },
  submit: { schema: submitSchema, emits: ['submit'] },
  text: { schema: textSchema },
  'text-field': { schema: textFieldSchema },
  'value-grid': {
    schema: valueGridSchema,
    writes: ['recharge.isRepeat', 'upsell.value', 'upsell.bonusGb', 'upsell.pixBonusGb', 'upsell.upsellConfirm'],
  },
  waiting: { schema: waitingSchema },
}
