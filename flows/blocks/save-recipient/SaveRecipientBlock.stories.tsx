import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import type { Deed } from '../../../workshop/flows/ways.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/save-recipient' } satisfies Meta

const props = {
  title: 'Salvar este número',
  detail: 'Na próxima vez você recarrega em um toque',
  event: 'save',
}
const receiptOf = (msisdn: string): readonly Deed[] => [{ do: 'write', facts: { 'order.target': msisdn } }]
const isNotOffered = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Salvar/ })).toBeNull()
  },
}

export const AnothersNumber = blockStory('save-recipient', props, { deeds: receiptOf('11955554444') })
export const OnANarrowScreen = blockStory('save-recipient', props, { ...narrow, deeds: receiptOf('11955554444') })
export const OwnNumber = blockStory('save-recipient', props, { ...isNotOffered, deeds: receiptOf('11987654321') })
export const SavedAlready = blockStory('save-recipient', props, { ...isNotOffered, deeds: receiptOf('11976543210') })
export const ListIsFull = blockStory('save-recipient', props, {
  ...isNotOffered,
  person: 'maria',
  deeds: receiptOf('11955554444'),
})
