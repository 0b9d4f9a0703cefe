import { link, row } from './LinkRow.css.ts'

export interface LinkRowProps {
  links: readonly { label: string; onSelect: () => void }[]
  /** Not where a line of text would begin. */
  centred?: boolean | undefined
}

/** Small ways on, side by side, in the colour of what they stand in. Renders a `<div>` of `<button>`s. */
export function LinkRow({ links, centred = false }: LinkRowProps) {
  return (
    <div className={row} data-centred={centred ? '' : undefined}>
      {links.map(({ label, onSelect }) => (
        <button key={label} type="button" className={link} onClick={onSelect}>
          {label}
        </button>
      ))}
    </div>
  )
}
