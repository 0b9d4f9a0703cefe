import { IconTile } from '../../../design-system/components/IconTile/IconTile.tsx'
import { iconNamed } from '../icon-named.ts'
import type { IconProps } from './schema.ts'

export function IconBlock({ tone, icon, look }: IconProps) {
  return <IconTile tone={tone} icon={iconNamed(icon)} size="large" look={look} />
}
