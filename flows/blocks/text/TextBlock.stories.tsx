import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/text' } satisfies Meta

export const Plain = blockStory('text', {
  text: 'Nada foi cobrado. Gere um novo código ou escolha outra forma de pagamento.',
})
export const WithFact = blockStory('text', { text: 'Enviado para {session.msisdn:phone}.' })
export const NotAFact = blockStory('text', { text: 'Isto é texto: {constructor.constructor}' })
export const LongWordOnANarrowScreen = blockStory(
  'text',
  { text: `https://recarrega.example/${'a'.repeat(80)}` },
  narrow,
)
