import { link, row } from './LinkRow.css.ts'

export interface LinkRowProps {
  links: readonly { label: string; onSelect: () => void }[]
}

/**
 * Small links side by side, in the colour of the text around them. They are centred, but in a column they start at
 * the text's edge. Renders a `<div>` with `<button>`s.
 */
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
