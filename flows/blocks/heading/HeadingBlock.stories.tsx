import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/heading' } satisfies Meta

const hello = { text: 'Olá, {customer.name:firstName}', plain: 'Olá', fact: 'customer.name' } as const

export const Huge = blockStory('heading', { text: 'Sua recarga em um minuto.', size: 'huge' })
export const WithLead = blockStory('heading', {
  text: 'Digite o código',
  lead: 'Enviado para {login.msisdn:phone}',
})
export const WithFact = blockStory('heading', hello)
export const FactUnknown = blockStory('heading', hello, { isStranger: true })
export const LongNameOnANarrowScreen = blockStory(
  'heading',
  { text: '{customer.name}', size: 'huge' },
  { ...narrow, person: 'maria' },
)
