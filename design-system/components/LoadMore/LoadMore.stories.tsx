import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../../workshop/widths.ts'
import { List } from '../List/List.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  component: LoadMore,
  args: {
    status: 'Mostrando 10 de 34 recargas',
    state: 'more',
    label: 'Ver mais',
    busyLabel: 'Falta pouco',
    onMore: fn(),
  },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {}
export const Busy: Story = { args: { state: 'busy' } }
export const Failed: Story = {
  args: { label: 'Tentar de novo', error: 'Não conseguimos buscar as próximas recargas.' },
}
export const AllShown: Story = { args: { state: 'done', status: 'Mostrando 34 de 34 recargas' } }
export const LongTextOnANarrowScreen: Story = {
  ...narrow,
  args: {
    status: 'Mostrando as 10 recargas mais recentes, de um total de 1.234 que já foram feitas nesta conta',
    label: 'Ver mais dez recargas desta conta e dos seus dependentes',
    error: 'Não conseguimos buscar as próximas recargas. Confira a sua internet e tente de novo.',
  },
}

const recharges = Array.from({ length: 5 }, (_, at) => `Recarga ${at + 1}`)

function Pages() {
  const [shown, setShown] = useState(2)
  return (
    <>
      <List label="Suas recargas">
        {recharges.slice(0, shown).map(title => (
          <ListItem key={title} title={title} value="R$ 20,00" />
        ))}
      </List>
      <LoadMore
        status={`Mostrando ${shown} de ${recharges.length} recargas`}
        state={shown < recharges.length ? 'more' : 'done'}
        label="Ver mais"
        onMore={() => setShown(Math.min(shown + 2, recharges.length))}
      />
    </>
  )
}

export const SaysHowManyAreShownAndKeepsFocus: Story = {
  render: () => <Pages />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent('Mostrando 4 de 5 recargas')
    await expect(canvas.getByRole('button', { name: 'Ver mais' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByRole('button')).toBeNull()
    // The button had the focus when it was removed. The focus moves to the status text, not to the top of the page.
    await expect(status).toHaveFocus()
  },
}

export const BusySwallowsClicks: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Falta pouco' })
    await userEvent.click(button)
    await expect(args.onMore).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const AFailureIsAnnounced: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não conseguimos buscar')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Não conseguimos buscar as próximas recargas.')
  },
}
