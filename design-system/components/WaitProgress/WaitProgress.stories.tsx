import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { Button } from '../Button/Button.tsx'
import { WaitProgress } from './WaitProgress.tsx'

const done = (label: string) => ({ label, state: 'done' as const, stateLabel: 'feito' })
const current = (label: string) => ({ label, state: 'current' as const, stateLabel: 'agora' })
const next = (label: string) => ({ label, state: 'next' as const, stateLabel: 'depois' })
const failed = (label: string) => ({ label, state: 'failed' as const, stateLabel: 'não deu certo' })

const meta = {
  component: WaitProgress,
  args: { status: 'Aguardando o pagamento', state: 'waiting' },
} satisfies Meta<typeof WaitProgress>
export default meta
type Story = StoryObj<typeof meta>

export const NobodyKnowsHowLong: Story = {}
export const JustBegun: Story = { args: { progress: 0 } }
export const HalfWay: Story = { args: { progress: 0.5 } }
export const WithSteps: Story = {
  args: {
    status: 'Confirmando com o banco',
    progress: 0.34,
    steps: [done('Código criado'), current('Pagamento confirmado'), next('Crédito no celular')],
  },
}
export const Done: Story = {
  args: {
    status: 'Recarga feita',
    state: 'done',
    progress: 1,
    steps: [done('Código criado'), done('Pagamento confirmado'), done('Crédito no celular')],
  },
}
export const Failed: Story = {
  args: {
    status: 'O pagamento não foi confirmado',
    state: 'failed',
    progress: 0.34,
    steps: [done('Código criado'), failed('Pagamento confirmado'), next('Crédito no celular')],
  },
}
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    status: 'Aguardando a confirmação do pagamento pelo seu banco; isso pode levar alguns minutos',
    progress: 0.34,
    steps: [
      done('Código Pix copia e cola criado e copiado para o aplicativo do banco'),
      current('Pagamento confirmado pelo banco emissor e pela operadora do celular'),
      next('Crédito disponível no número (11) 98765-4321 de Maria Aparecida'),
    ],
  },
}

function Moving() {
  const [paid, setPaid] = useState(false)
  return (
    <>
      <WaitProgress
        status={paid ? 'Pagamento confirmado' : 'Aguardando o pagamento'}
        state="waiting"
        progress={paid ? 0.67 : 0.34}
        steps={[done('Código criado'), paid ? done('Pagamento') : current('Pagamento'), next('Crédito')]}
      />
      <Button tone="quiet" onClick={() => setPaid(true)}>
        Pagar
      </Button>
    </>
  )
}

export const AnnouncesWhatIsAwaited: Story = {
  render: () => <Moving />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Aguardando o pagamento')
    await expect(canvas.getByRole('progressbar', { name: 'Aguardando o pagamento' })).toHaveValue(0.34)
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }))
    // The element must stay the same, because screen readers do not announce the text of a new element.
    await expect(canvas.getByRole('status')).toBe(status)
    await expect(status).toHaveTextContent('Pagamento confirmado')
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.67)
  },
}

export const SaysWhereEachStepStands: Story = {
  ...WithSteps,
  play: async ({ canvas }) => {
    const [first, second, third] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Código criado (feito)')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).toHaveTextContent('Crédito no celular (depois)')
    await expect(third).not.toHaveAttribute('aria-current')
  },
}

export const HasNoValueWhileNobodyKnows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}
