import { Icon, type IconName } from '../../icons/Icon.tsx'
import { iconTile } from './IconTile.css.ts'

export type Tone = 'info' | 'good' | 'warning' | 'bad'

export interface IconTileProps {
  tone: Tone
  icon: IconName
  size?: 'medium' | 'large' | undefined
  /** A `solid` tile is for the end of a payment. It draws its icon. */
  look?: 'soft' | 'solid' | undefined
}

/** A rounded square with an icon that shows the result of an action. Renders a `<span>` that screen readers skip. */
export function IconTile({ tone, icon, size = 'medium', look = 'soft' }: IconTileProps) {
  return (
    <span className={iconTile({ tone, size, look })} data-tone={tone}>
      <Icon
        name={icon}
        size={size === 'large' ? 'huge' : 'large'}
        weight="bold"
        entrance={look === 'solid' ? 'drawn' : 'none'}
      />
    </span>
  )
}
