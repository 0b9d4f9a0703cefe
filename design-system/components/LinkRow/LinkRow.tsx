import { link, row } from './LinkRow.css.ts'

export interface LinkRowProps {
  links: readonly { label: string; onSelect: () => void }[]
}

/** Small ways on, side by side, in the colour of what they stand in: in its middle, or in a column at its start. Renders a `<div>` of `<button>`s. */
export function LinkRow({ links }: LinkRowProps) {
  return (
    <div className={row}>
      {links.map(({ label, onSelect }) => (
        <button key={label} type="button" className={link} onClick={onSelect}>
          {label}
        </button>
      ))}
    </div>
  )
}
