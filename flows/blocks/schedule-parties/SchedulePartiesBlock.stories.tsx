import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/schedule-parties' } satisfies Meta

const props = {
  label: 'Número e cartão',
  own: 'Seu número',
  number: 'Número que recebe',
  card: 'Cartão que paga',
  action: 'Trocar',
  numberEvent: 'changeNumber',
  cardEvent: 'changeCard',
  noCard: 'Nenhum cartão de crédito salvo',
  addCard: 'Adicionar',
  addCardEvent: 'cards',
}
const to = (msisdn: string): Action => ({ do: 'write', facts: { 'schedule.recipient': msisdn } })
const held = { do: 'fault', call: 'getCustomer', fault: 'delay', times: 9 } as const
const refused = { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 } as const

export const OwnNumberAndFavorite = blockStory('schedule-parties', props, {
  actions: [to('11987654321')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa final 4242')).toBeVisible()
    await expect(canvas.getByText(/^Seu número/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trocar Cartão que paga' })).toBeVisible()
  },
})
export const AnotherCard = blockStory('schedule-parties', props, {
  actions: [to('11976543210'), { do: 'saved card', brand: 'MASTERCARD' }],
})
export const NoSavedCard = blockStory('schedule-parties', props, {
  person: 'bruno',
  actions: [to('21998765432')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum cartão de crédito salvo')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Adicionar Cartão que paga' })).toBeVisible()
  },
})
export const LongNameOnANarrowScreen = blockStory('schedule-parties', props, {
  ...narrow,
  person: 'maria',
  actions: [to('61995551011')],
})
export const Loading = blockStory('schedule-parties', props, { isHeld: true, actions: [to('11987654321'), held] })
export const Failed = blockStory('schedule-parties', props, { actions: [to('11987654321'), refused] })
