import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  component: Notice,
  args: { tone: 'info', children: 'Sua recarga está em processamento.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { icon: 'clock' } }
export const Quiet: Story = { args: { tone: 'quiet', children: 'Nada foi cobrado.' } }
export const Good: Story = { args: { tone: 'good', icon: 'check', children: 'Cartão salvo.' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'alert', children: 'Confira o número.' } }
export const Bad: Story = { args: { tone: 'bad', icon: 'alert', children: 'Pagamento recusado.' } }
const failedList = {
  tone: 'warning',
  icon: 'alert',
  children: 'Não conseguimos carregar seus cartões.',
  action: <TextLink onClick={() => undefined}>Tentar novamente</TextLink>,
} as const
export const WithAction: Story = {
  args: failedList,
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Tentar novamente' })
    const notice = action.closest('[data-tone]')?.getBoundingClientRect()
    const { top, bottom, height } = action.getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    await expect(top).toBeGreaterThan(notice?.top ?? Number.NaN)
    await expect(bottom).toBeLessThanOrEqual(notice?.bottom ?? Number.NaN)
  },
}
export const WithActionOnANarrowScreen: Story = { ...narrow, args: failedList }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    tone: 'warning',
    icon: 'alert',
    children: 'Está demorando mais que o normal. Confira o histórico do seu cartão antes de tentar de novo.',
  },
}

export const StaysSilentAndItsLinkIsReached: Story = {
  args: {
    tone: 'warning',
    icon: 'alert',
    children: (
      <>
        <span>Sua recarga está demorando.</span>{' '}
        <TextLink href="#help" size="inline">
          Veja o que fazer
        </TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Veja o que fazer' })).toHaveFocus()
  },
}
