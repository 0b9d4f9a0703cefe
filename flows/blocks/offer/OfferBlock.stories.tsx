import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { FactValues } from '../../../runtime/facts.ts'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/offer' } satisfies Meta

const props = {
  seen: 'upsell.messageConfirm',
  text: 'Por mais {extra}, sua recarga passa de {chosen} para {value} e vem com {gb} GB de bônus.',
  compared: 'Por mais {extra}, sua recarga passa de {chosen} para {value}, com {gb} GB em vez de {chosenGb} GB.',
  pix: 'Pagando com Pix, mais {gb} GB.',
  take: 'Quero {value}',
  takeEvent: 'go',
  keep: 'Continuar com {chosen}',
  keepEvent: 'go',
}
const made = (facts: FactValues = {}): readonly Action[] => [
  {
    do: 'write',
    facts: {
      'recharge.value': 1700,
      'upsell.value': 2000,
      'upsell.bonusGb': 1,
      'upsell.pixBonusGb': 1,
      ...facts,
    },
  },
]

export const InPlaceOfTheChosenValue = blockStory('offer', props, {
  actions: made(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Por mais R\$\s3, .* de R\$\s17 para R\$\s20/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Quero R\$\s20$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Continuar com R\$\s17$/ })).toBeVisible()
  },
})
export const BothHaveABonus = blockStory('offer', props, {
  actions: made({ 'recharge.value': 2000, 'upsell.value': 3000, 'upsell.bonusGb': 3, 'upsell.pixBonusGb': 3 }),
  play: async ({ canvas }) => expect(canvas.getByText(/3 GB em vez de 1 GB/)).toBeVisible(),
})
export const BeforeAnythingIsChosen = blockStory(
  'offer',
  {
    ...props,
    seen: 'upsell.proactiveConfirm',
    text: 'É a internet que vem de bônus com a recarga de {value}.',
    keep: 'Agora não',
  },
  { actions: made({ 'recharge.value': undefined, 'upsell.value': 3000 }) },
)
export const NothingMoreByPix = blockStory('offer', props, { actions: made({ 'upsell.pixBonusGb': 0 }) })
export const LongTextOnANarrowScreen = blockStory(
  'offer',
  {
    ...props,
    take: 'Quero recarregar {value} e levar a internet de bônus',
    keep: 'Não, prefiro continuar com {chosen}',
  },
  { ...narrow, actions: made() },
)
