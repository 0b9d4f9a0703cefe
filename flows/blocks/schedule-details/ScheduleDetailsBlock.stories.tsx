import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { scheduleChosen, scheduleOn } from '../../../workshop/flows/schedule-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-details' } satisfies Meta

const rows = { value: 'Valor', when: 'Quando', next: 'Próxima', number: 'Número', card: 'Cartão' }
const held = {
  shows: 'held',
  title: '{value}',
  lead: '{when}',
  rows,
  cardGone: 'O cartão desta recarga não está mais salvo. Toque em Alterar e escolha outro.',
} as const
const terms = {
  shows: 'chosen',
  text: 'Você autoriza: {when} cobramos {value} no {card} e recarregamos {number}, até você parar.',
  rows: { next: 'Próxima cobrança' },
} as const
const newDays = { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } as const

export const WhatIsOn = blockStory('schedule-details', held, {
  actions: scheduleOn(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^R\$.20,00$/ })).toBeVisible()
    await expect(await canvas.findByText(/^Mãe/)).toBeVisible()
    await expect(canvas.getByText('Visa final 4242')).toBeVisible()
  },
})
export const NothingIsOn = blockStory('schedule-details', held, {
  actions: [...scheduleChosen(), { do: 'write', facts: { 'schedule.isOn': false } }],
  play: async ({ canvas }) => {
    // Values that the customer is still choosing must not appear as the current schedule.
    await expect(canvas.queryByText('Visa final 4242')).toBeNull()
  },
})
export const NotKnownWhatIsOn = blockStory('schedule-details', held, { actions: scheduleChosen() })
export const CardGone = blockStory('schedule-details', held, {
  actions: scheduleOn({ 'schedule.cardBrand': undefined, 'schedule.cardLast': undefined }),
})
export const Terms = blockStory('schedule-details', terms, { actions: scheduleChosen() })
export const TermsOfOtherDays = blockStory(
  'schedule-details',
  { ...terms, shows: 'moved' },
  {
    actions: [...scheduleOn(), { do: 'write', facts: newDays }],
    play: async ({ canvas }) => {
      await expect(canvas.getByText('toda segunda')).toBeVisible()
    },
  },
)
export const Replaced = blockStory(
  'schedule-details',
  {
    shows: 'told',
    text: 'Ela fica no lugar da que você tem agora: {value} {when}, para {number}.',
    rows: { card: 'Pago agora com' },
  },
  {
    actions: [...scheduleOn(), { do: 'write', facts: { 'schedule.value': 5000, 'schedule.day': '20' } }],
    play: async ({ canvas }) => {
      // The block shows the active schedule, not the schedule that the customer is choosing.
      await expect(canvas.getByText(/todo dia 5$/)).toBeVisible()
    },
  },
)
export const LongNameOnANarrowScreen = blockStory('schedule-details', held, {
  ...narrow,
  person: 'maria',
  actions: scheduleOn({ 'schedule.recipient': '61995551011' }),
})
export const LongTermsOnANarrowScreen = blockStory('schedule-details', terms, {
  ...narrow,
  person: 'maria',
  actions: scheduleChosen({ 'schedule.recipient': '61995551011' }),
})
