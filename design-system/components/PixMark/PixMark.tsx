import { Icon } from '../../icons/Icon.tsx'
import { pixMark } from './PixMark.css.ts'

export interface PixMarkProps {
  /** The accessible name. Without it, screen readers skip the logo. */
  label?: string | undefined
}

/** The logo of Pix, in its own colour. Renders a `<span>`. */
export function PixMark({ label }: PixMarkProps) {
  return (
    <span className={pixMark}>
      <Icon name="pix" label={label} />
    </span>
  )
}
