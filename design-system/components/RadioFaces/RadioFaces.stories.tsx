import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as chip from '../ChipChoice/ChipChoice.css.ts'
import * as segment from '../SegmentedChoice/SegmentedChoice.css.ts'
import { option } from './RadioFaces.css.ts'
import { RadioFaces } from './RadioFaces.tsx'

const meta = {
  component: RadioFaces,
  args: {
    legend: 'Valor',
    name: 'value',
    onChange: fn(),
    look: { group: chip.group, option, face: chip.face },
    options: [
      { value: '15', label: 'R$ 15' },
      { value: '20', label: 'R$ 20' },
    ],
  },
} satisfies Meta<typeof RadioFaces>
export default meta
type Story = StoryObj<typeof meta>

export const AsChips: Story = { args: { value: '20' } }
export const AsSegments: Story = {
  args: { value: '20', look: { group: segment.group, option: segment.option, face: segment.face } },
}
export const ChoiceMissing: Story = { args: { error: 'Escolha um valor para continuar.' } }

export const SpaceChooses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'R$ 15' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('15')
  },
}
