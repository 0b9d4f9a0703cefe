import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/share' } satisfies Meta

const props = {
  label: 'Compartilhar comprovante',
  title: 'Comprovante de recarga',
  text: 'Recarga de {order.value:money}.',
  copied: 'Comprovante copiado',
  failed: 'Este navegador não deixa compartilhar nem copiar. Toque no texto para selecionar e copiar.',
}

export const Offered = blockStory('share', props)
/** A browser that forbids both sharing and copying. This can happen in a partner's iframe. */
const refused: Pick<Navigator, 'share'> & { readonly clipboard: Pick<Clipboard, 'writeText'> } = {
  share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
  clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
}

export const CannotBeShared = blockStory('share', props, {
  actions: [{ do: 'write', facts: { 'order.value': 2000 } }],
  play: async ({ canvas }) => {
    for (const [name, value] of Object.entries(refused))
      Object.defineProperty(navigator, name, { configurable: true, value })
    try {
      await userEvent.click(canvas.getByRole('button'))
      await expect(await canvas.findByText(/^Recarga de R\$\s20,00\.$/)).toBeVisible()
      await expect(canvas.getByText(props.failed)).toBeVisible()
    } finally {
      for (const name of Object.keys(refused)) Reflect.deleteProperty(navigator, name)
    }
  },
})
/** A receipt whose date could not be read. */
export const WithoutADate = blockStory(
  'share',
  {
    ...props,
    text: 'Recarga de {order.value:money}, em {recharge.date:date}.',
    plain: props.text,
    unless: 'recharge.date',
  },
  {
    actions: [{ do: 'write', facts: { 'order.value': 2000 } }],
    play: async ({ canvas }) => {
      const shared: string[] = []
      const share = async ({ text }: ShareData): Promise<void> => void shared.push(text ?? '')
      Object.defineProperty(navigator, 'share', { configurable: true, value: share })
      try {
        await userEvent.click(canvas.getByRole('button'))
        await expect(shared).toEqual(['Recarga de R$\u00a020,00.'])
      } finally {
        Reflect.deleteProperty(navigator, 'share')
      }
    },
  },
)
export const OnANarrowScreen = blockStory(
  'share',
  { ...props, label: 'Compartilhar o comprovante desta recarga' },
  narrow,
)
