import { Icon, type IconName } from '../../icons/Icon.tsx'
import { iconTile } from './IconTile.css.ts'

export type Tone = 'info' | 'good' | 'warning' | 'bad'

export interface IconTileProps {
  tone: Tone
  icon: IconName
  size?: 'medium' | 'large' | undefined
}

/** A rounded square with an icon that shows the result of an action. Renders a `<span>` that screen readers skip. */
export function IconTile({ tone, icon, size = 'medium' }: IconTileProps) {
  return (
    <span className={iconTile({ tone, size })} data-tone={tone}>
      <Icon name={icon} size={size === 'large' ? 'huge' : 'large'} weight="bold" />
    </span>
  )
}
