import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/repeat-card' } satisfies Meta

const props = {
  title: 'Repetir {value}',
  detail: '{brand} final {last}, para {whom}',
  plainDetail: 'Sua última recarga, para {whom}',
  own: 'seu número',
  firstTitle: 'Recarga em segundos',
  firstDetail: 'Pix ou cartão, e o crédito cai na hora',
  firstDetailWithoutCards: 'Pague, e o crédito cai na hora',
  event: 'repeat',
}

export const LastByCard = blockStory('repeat-card', props)
export const NothingToRepeat = blockStory('repeat-card', props, {
  person: 'gabi',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Recarga em segundos')).toBeVisible()
  },
})
export const NothingToRepeatWithoutCards = blockStory('repeat-card', props, {
  person: 'gabi',
  actions: [{ do: 'write', facts: { 'operator.lacksCards': true } }],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pague, e o crédito cai na hora')).toBeVisible()
  },
})
export const OnANarrowScreen = blockStory('repeat-card', props, { ...narrow, person: 'maria' })
