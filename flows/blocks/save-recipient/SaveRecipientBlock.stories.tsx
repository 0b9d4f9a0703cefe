import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/save-recipient' } satisfies Meta

const props = {
  title: 'Salvar este número',
  detail: 'Na próxima vez você recarrega em um toque',
  event: 'save',
}
const receiptOf = (msisdn: string): readonly Action[] => [{ do: 'write', facts: { 'order.target': msisdn } }]
const isNotOffered = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Salvar/ })).toBeNull()
  },
}

export const AnothersNumber = blockStory('save-recipient', props, { actions: receiptOf('11955554444') })
export const OnANarrowScreen = blockStory('save-recipient', props, { ...narrow, actions: receiptOf('11955554444') })
export const OwnNumber = blockStory('save-recipient', props, { ...isNotOffered, actions: receiptOf('11987654321') })
export const SavedAlready = blockStory('save-recipient', props, { ...isNotOffered, actions: receiptOf('11976543210') })
export const ListIsFull = blockStory('save-recipient', props, {
  ...isNotOffered,
  person: 'maria',
  actions: receiptOf('11955554444'),
})
