import type { Meta } from '@storybook/react-vite'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { cards, order } from '../../../workshop/flows/charge-actions.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/secure-frame' } satisfies Meta

const props = {
  name: 'Confirmação do seu banco',
  waiting: 'Falando com o seu banco',
  asked: 'Confirme abaixo para pagar {recharge.value:money} no débito. Nada foi cobrado ainda.',
}
const asked: readonly Action[] = [
  ...order,
  { do: 'new card', pan: cards.askedDebit, type: 'debit' },
  { do: 'run', service: 'recharge.pay' },
]
const silent: readonly Action[] = [...asked, { do: 'issuer', how: 'says nothing' }]

export const TheIssuerAsks = blockStory('secure-frame', props, { person: 'helena', actions: asked })
export const Waiting = blockStory('secure-frame', props, { person: 'helena', actions: silent })
export const OnANarrowScreen = blockStory('secure-frame', props, { ...narrow, person: 'helena', actions: asked })
