import type { FactValues } from '../../runtime/facts.ts'
import { scheduleLines } from '../../sandbox/schedule-lines.ts'
import { takenData } from '../../sandbox/seed/test-data.ts'
import { testLines } from '../../sandbox/seed/test-lines.ts'
import type { Action } from '../flows/action.ts'
import { scheduleChosen } from '../flows/schedule-actions.ts'
import { changing, type ErrorRecipe, opening, saving, savingCard, savingData, scheduling } from './error-recipe.ts'
import { phoneOf } from './people.ts'

/** The number of changes of saved recipients that the operator allows in 30 days. */
const CHANGES = 10

const know = (facts: FactValues): Action => ({ do: 'write', facts })
const card = (pan: string, kind: 'credit' | 'debit'): readonly Action[] => [
  know({ 'card.kind': kind }),
  { do: 'new card', pan },
]
const addCard: Action = { do: 'run', service: 'cards.add' }
const dependent = (msisdn: string): Action => know({ 'recipient.newMsisdn': msisdn, 'recipient.msisdn': msisdn })
const add: Action = { do: 'run', service: 'recipients.add' }
const remove: Action = { do: 'run', service: 'recipients.delete' }

const cards: readonly ErrorRecipe[] = [
  savingCard(209, 'Save the card 4242 4242 4242 4242 as Otto: others have it.', {
    person: 'otto',
    actions: card('4242424242424242', 'credit'),
  }),
  savingCard(216, 'Save a card as Tânia, or delete one.', {
    person: 'tania',
    actions: card('5105105105105100', 'credit'),
  }),
  savingCard(
    223,
    'Save the card 4242 4242 4242 4242 as Ana, who has it.',
    { actions: card('4242424242424242', 'credit') },
    'field',
  ),
  // The page of cards does not offer a change that is over the customer's limit. So the operator refuses one only if
  // the customer has made another change on another device.
  changing(222, 'Save a seventh card as Maria.', 'addCard', {
    person: 'maria',
    actions: card('5105105105105100', 'credit'),
  }),
  changing(227, 'Save two more debit cards as Helena.', 'addCard', {
    person: 'helena',
    actions: [...card('378282246310005', 'debit'), addCard, ...card('5105105105105100', 'debit')],
  }),
  changing(229, 'Save a card as Wanda.', 'addCard', { person: 'wanda', actions: card('5105105105105100', 'credit') }),
]

const dependents: readonly ErrorRecipe[] = [
  saving(
    221,
    'Save a sixth dependant as Maria: delete one, open the list on two devices, and save one on each.',
    'page',
    {
      person: 'maria',
      actions: [dependent('11955554444')],
    },
  ),
  saving(232, 'Delete a dependant and save the number again within 30 days.', 'field', {
    actions: [dependent('11976543210'), remove, dependent('11976543210')],
  }),
  saving(241, `Save and delete ${CHANGES} dependants, then save one more.`, 'page', {
    actions: [
      ...Array.from({ length: CHANGES }, (_, at) => dependent(`1195555444${at}`)).flatMap(one => [
        one,
        add,
        one,
        remove,
      ]),
      dependent('11966667777'),
    ],
  }),
  ...testLines
    .filter(({ occasion }) => occasion === 'dependent')
    .map(({ code, msisdn, does }) =>
      saving(code, `Save ${phoneOf(msisdn)} as a dependant: it ${does}.`, 'field', {
        actions: [dependent(msisdn)],
      }),
    ),
]

const ownData: readonly ErrorRecipe[] = [
  savingData(203, 'Save the CPF 111.111.111-11.', { 'customer.cpf': '11111111111' }),
  savingData(204, `Save the CPF ${takenData.cpf}, or any that another customer has saved.`, {
    'customer.cpf': takenData.cpf,
  }),
  savingData(206, `Save the e-mail ${takenData.email}, or any that another customer has saved.`, {
    'customer.email': takenData.email,
  }),
  savingData(210, 'Save the birth date 310299.', { 'customer.birthDate': '310299' }),
  savingData(211, 'Save the birth date of somebody under 15.', { 'customer.birthDate': '010120' }),
  savingData(244, `Save the CPF ${takenData.limitedCpf}, or any that three accounts had in the last 30 days.`, {
    'customer.cpf': takenData.limitedCpf,
  }),
]

const schedules: readonly ErrorRecipe[] = [
  changing(101, 'Save a schedule for the 31st.', 'saveSchedule', {
    actions: scheduleChosen({ 'schedule.day': '31' }),
  }),
  changing(419, 'Save a schedule as Caio.', 'saveSchedule', { person: 'caio', actions: scheduleChosen() }),
  opening(423, 'Open the page to schedule a recharge as Ugo.', 'schedule', 'page', { person: 'ugo' }),
  opening(1004, 'Open the page to schedule a recharge as Lia, who has never recharged.', 'schedule', 'page', {
    person: 'lia',
  }),
  ...scheduleLines.map(({ code, msisdn, does }) =>
    scheduling(code, `Schedule a recharge of ${phoneOf(msisdn)}: ${does.replace(/ \(\d+\)$/, '')}.`, {
      actions: scheduleChosen({ 'schedule.recipient': msisdn }),
    }),
  ),
]

/** The codes that can occur when customers manage their own data. */
export const ownErrors: readonly ErrorRecipe[] = [...cards, ...dependents, ...ownData, ...schedules]
