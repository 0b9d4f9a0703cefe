import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs, useGlobals } from 'storybook/preview-api'
import { wholeCanvas } from '../pages/whole-canvas.ts'
import { addressOf, textIn } from '../replay/trace-address.ts'
import { SheetsPage } from './SheetsPage.tsx'

interface Args {
  readonly flow: string
  readonly kind: string
  readonly states: string
  readonly width: number
  /** The search text in base64url, because Storybook removes accents from the address. */
  readonly search: string
}

const meta: Meta<Args> = {
  id: 'sheets',
  title: 'Review/Sheets',
  parameters: { layout: 'fullscreen' },
  globals: wholeCanvas,
  tags: ['page'],
  args: { flow: 'Web', kind: '', states: '', width: 390, search: '' },
  argTypes: {
    flow: { control: 'text' },
    kind: { control: 'text' },
    states: { control: 'text' },
    search: { control: 'text' },
  },
  render: function Render() {
    const [{ flow, kind, states, width, search }, update] = useArgs<Args>()
    const [globals, setGlobals] = useGlobals()
    const choice = { flow, kind, states, search: textIn(search) ?? '' }
    return (
      <SheetsPage
        choice={choice}
        look={{ theme: String(globals.theme), mode: String(globals.mode), width }}
        globals={globals}
        onChoose={chosen => update({ ...chosen, search: addressOf(chosen.search) })}
        onLook={look => {
          if (look.width !== width) update({ width: look.width })
          else setGlobals({ theme: look.theme, mode: look.mode })
        }}
      />
    )
  },
}
export default meta

export const Sheets: StoryObj<Args> = { name: 'Sheets' }
