import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../.storybook/flows/block-story.tsx'
import { narrow } from '../../../.storybook/widths.ts'

export default { title: 'Blocks/cvv-field' } satisfies Meta

const props = { fact: 'payment.cvv', label: 'CVV', hint: '3 ou 4 dígitos do cartão {payment.cardName}' }
const named = [{ do: 'write', facts: { 'payment.cardName': 'Visa final 4242' } }] as const

export const Empty = blockStory('cvv-field', props, { deeds: named })
export const WithoutHint = blockStory('cvv-field', { fact: 'payment.cvv', label: 'CVV' })
export const OnANarrowScreen = blockStory('cvv-field', props, { ...narrow, deeds: named })
