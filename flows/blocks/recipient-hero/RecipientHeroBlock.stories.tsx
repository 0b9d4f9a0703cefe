import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/recipient-hero' } satisfies Meta

const props = { label: 'Recarga para', action: 'Trocar', event: 'change' }
const target = (msisdn: string): readonly Action[] => [
  { do: 'write', facts: { 'recharge.target': msisdn, 'recharge.forOther': true } },
]

export const OwnNumber = blockStory('recipient-hero', props, { header: 'hero' })
export const AnotherNumber = blockStory('recipient-hero', props, { header: 'hero', actions: target('11955554444') })
export const SavedNumber = blockStory('recipient-hero', props, {
  header: 'hero',
  actions: target('11976543210'),
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement)
    await expect(await hero.findByText('Mãe,')).toBeVisible()
    await expect(hero.getByText('(11) 97654-3210')).toBeVisible()
  },
})
export const OnANarrowScreen = blockStory('recipient-hero', props, { ...narrow, header: 'hero', person: 'maria' })
export const LongSavedNameOnANarrowScreen = blockStory('recipient-hero', props, {
  ...narrow,
  header: 'hero',
  person: 'maria',
  actions: target('61995551011'),
})
