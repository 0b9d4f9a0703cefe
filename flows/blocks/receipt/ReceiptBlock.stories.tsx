import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { cards, paid } from '../../../.storybook/flows/charge-ways.ts'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/receipt' } satisfies Meta

const short = { value: 'Valor', number: 'Número', method: 'Pagamento' }
const full = { ...short, bonus: 'Bônus', bonusText: '{gb} GB', date: 'Data', nsu: 'NSU' }
const deeds = paid(cards.settlesAtOnce)

export const Paid = blockStory('receipt', full, { deeds })
export const WithoutNsu = blockStory('receipt', short, { deeds })
export const OnANarrowScreen = blockStory('receipt', full, { ...narrow, deeds })
