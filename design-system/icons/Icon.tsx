import { drawn, icon } from './Icon.css.ts'
import { type IconName, paths } from './paths.ts'

export type { IconName } from './paths.ts'

export interface IconProps {
  name: IconName
  /** The accessible name. Without it, screen readers skip the icon. */
  label?: string | undefined
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined
  weight?: 'regular' | 'bold' | undefined
  /** `drawn` draws the icon's line when the icon appears. It is for an icon with a single line. */
  entrance?: 'none' | 'drawn' | undefined
}

/** An icon in the colour of the text around it. Renders a `<svg>`. */
export function Icon({ name, label, size = 'large', weight = 'regular', entrance = 'none' }: IconProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={icon({ size, shape: name === 'pix' ? 'area' : 'line' })}
      viewBox="0 0 24 24"
      strokeWidth={weight === 'bold' ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-icon={name}
    >
      {entrance === 'drawn' ? <path className={drawn} pathLength={1} d={paths[name]} /> : <path d={paths[name]} />}
    </svg>
  )
}
