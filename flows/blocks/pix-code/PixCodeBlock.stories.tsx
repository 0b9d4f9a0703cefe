import type { Meta } from '@storybook/react-vite'
import type { Action } from '../../../workshop/flows/action.ts'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { STORY_BEGINS_MS } from '../../../workshop/flows/story-clock.ts'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/pix-code' } satisfies Meta

const props = {
  recipient: 'Para {number}',
  steps: ['Abra o app do seu banco e escolha Pix copia e cola.', 'Cole o código e confirme o pagamento.'],
  expires: 'expira em {time}',
  expired: 'código vencido',
  qrRow: 'Ver QR Code',
  qrLabel: 'QR Code do Pix',
  copy: 'Copiar código Pix',
  copied: 'Código copiado',
  next: 'Agora abra o app do seu banco e cole em Pix copia e cola.',
  copyFailed: 'Não deu para copiar. Toque e segure o código para copiar.',
  codeLabel: 'Código Pix',
  waiting: 'Aguardando o pagamento',
}
const code = `00020126580014br.gov.bcb.pix0136${'a1b2c3d4'.repeat(8)}6304ABCD`
const MINUTE_MS = 60_000
const with9Minutes: readonly Action[] = [
  {
    do: 'write',
    facts: {
      'order.value': 2000,
      'order.target': '11987654321',
      'pix.code': code,
      'pix.expiresAt': STORY_BEGINS_MS + 9 * MINUTE_MS,
    },
  },
]
const over: readonly Action[] = [
  {
    do: 'write',
    facts: {
      'order.value': 2000,
      'order.target': '11987654321',
      'pix.code': code,
      'pix.expiresAt': STORY_BEGINS_MS - MINUTE_MS,
    },
  },
]

export const Ready = blockStory('pix-code', props, { actions: with9Minutes })
export const OnItsWay = blockStory('pix-code', props, {
  actions: [{ do: 'write', facts: { 'order.value': 2000, 'order.target': '11987654321' } }],
})
export const Expired = blockStory('pix-code', props, { actions: over })
export const OnANarrowScreen = blockStory('pix-code', props, { ...narrow, actions: with9Minutes })
