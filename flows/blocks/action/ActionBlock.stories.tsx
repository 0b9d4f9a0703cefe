import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/action' } satisfies Meta

export const Primary = blockStory('action', { label: 'Verificar agora', event: 'check' })
export const Outline = blockStory('action', { label: 'Ver o andamento', event: 'see', tone: 'outline' })
export const FactInItsLabel = blockStory('action', { label: 'Pagar com {customer.name:firstName}', event: 'check' })
export const LongTextOnANarrowScreen = blockStory(
  'action',
  { label: 'Verificar agora se o pagamento da recarga já foi confirmado pelo banco', event: 'check' },
  narrow,
)
