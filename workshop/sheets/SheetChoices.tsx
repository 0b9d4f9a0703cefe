import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { WIDTHS } from '../look/look-names.mjs'
import { type Choice, flowKey, kinds, type SheetCard } from './list-cards.ts'
import type { Look } from './pictures.ts'
import { choices } from './sheets.css.ts'

interface SheetChoicesProps {
  readonly cards: readonly SheetCard[]
  readonly choice: Choice
  readonly look: Look
  readonly onChoose: (choice: Choice) => void
  readonly onLook: (look: Look) => void
}

/** The choices by which the page `Sheets` selects its pictures. Renders a `<search>`. */
export function SheetChoices({ cards, choice, look, onChoose, onLook }: SheetChoicesProps) {
  const flows = [...new Set(cards.map(({ flow }) => flow))].filter(flow => flow !== '')
  return (
    <search className={choices}>
      <label>
        Search
        <input
          type="search"
          defaultValue={choice.search}
          placeholder="cvv offline"
          onChange={event => onChoose({ ...choice, search: event.target.value })}
        />
      </label>
      <Select
        label="Flow"
        value={choice.flow}
        options={[['', 'All flows'], ...flows.map(flow => [flowKey(flow), flow] as const)]}
        onPick={flow => onChoose({ ...choice, flow })}
      />
      <Select
        label="Kind"
        value={choice.kind}
        options={[['', 'All kinds'], ...Object.entries(kinds)]}
        onPick={kind => onChoose({ ...choice, kind })}
      />
      <Select
        label="States"
        value={choice.states}
        options={[
          ['', 'All states'],
          ['usual', 'The usual state'],
        ]}
        onPick={states => onChoose({ ...choice, states })}
      />
      <Select
        label="Theme"
        value={look.theme}
        options={themeNames.map(name => [name, name])}
        onPick={theme => onLook({ ...look, theme })}
      />
      <Select
        label="Mode"
        value={look.mode}
        options={[
          ['light', 'light'],
          ['dark', 'dark'],
        ]}
        onPick={mode => onLook({ ...look, mode })}
      />
      <Select
        label="Width"
        value={String(look.width)}
        options={WIDTHS.map(width => [String(width), `${width} px`])}
        onPick={width => onLook({ ...look, width: Number(width) })}
      />
    </search>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onPick: (value: string) => void
}

function Select({ label, value, options, onPick }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onPick(event.target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
