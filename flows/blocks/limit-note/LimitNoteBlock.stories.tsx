import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Person } from '../../../workshop/flows/action.ts'
import { blockStory, type Scene } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/limit-note' } satisfies Meta

const props = {
  near: 'Hoje você ainda pode recarregar {limit}, contando esta recarga.',
  today: 'Este valor passa do que você ainda pode recarregar hoje: {limit}.',
  spent: 'Você já recarregou hoje tudo o que podia. Amanhã dá para recarregar de novo.',
  number: 'Este valor passa do limite por número, de {limit}.',
  month: 'Este valor passa do seu limite do mês, de {limit}.',
  least: 'Este valor é menor que o mínimo, de {limit}.',
  label: 'Escolher outro valor',
  event: 'recharge',
}
const paying = (cents: number, person: Person, says?: RegExp): Scene => ({
  person,
  actions: [{ do: 'write', facts: { 'recharge.value': cents } }],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    if (says === undefined) await expect(canvas.queryByText(/valor|hoje/i)).toBeNull()
    else await expect(canvas.getByText(says)).toBeVisible()
    const isOver = says !== undefined && /^Este/.test(says.source)
    await expect(canvas.queryAllByRole('button', { name: props.label })).toHaveLength(isOver ? 1 : 0)
  },
})

export const OverToday = blockStory('limit-note', props, paying(2000, 'carla', /Este valor passa .*: R\$\s15,00/))
export const NearlyAllThatIsLeft = blockStory('limit-note', props, paying(1500, 'carla', /ainda pode .* R\$\s15,00/))
export const NothingLeft = blockStory('limit-note', props, paying(1000, 'dora', /Amanhã dá/))
export const OverTheNumbers = blockStory(
  'limit-note',
  props,
  paying(3000, 'rui', /Este valor passa do limite por número/),
)
export const OverTheMonths = blockStory(
  'limit-note',
  props,
  paying(3000, 'lia', /Este valor passa do seu limite do mês/),
)
export const UnderTheLeast = blockStory('limit-note', props, paying(1500, 'mila', /Este valor é menor/))
export const NothingToSay = blockStory('limit-note', props, paying(2000, 'ana'))
export const OverTodayOnANarrowScreen = blockStory('limit-note', props, { ...narrow, ...paying(2000, 'carla', /Este/) })
export const CannotBeRead = blockStory('limit-note', props, {
  ...paying(2000, 'carla'),
  actions: [
    { do: 'write', facts: { 'recharge.value': 2000 } },
    { do: 'fault', call: 'getCustomer', fault: 'status', status: 500, times: 9 },
  ],
})
