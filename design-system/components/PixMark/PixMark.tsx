import { Icon } from '../../icons/Icon.tsx'
import { pixMark } from './PixMark.css.ts'

export interface PixMarkProps {
  /** Said aloud; without it the mark is decoration. */
  label?: string | undefined
}

/** The sign of Pix in its own colour. Renders a `<span>`. */
export function PixMark({ label }: PixMarkProps) {
  return (
    <span className={pixMark}>
      <Icon name="pix" label={label} />
    </span>
  )
}
