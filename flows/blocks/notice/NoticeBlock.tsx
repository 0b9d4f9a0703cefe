import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Copy } from '../../kit/Copy.tsx'
import { iconNamed } from '../icon-named.ts'
import type { NoticeProps } from './schema.ts'

export function NoticeBlock({ tone, icon, text }: NoticeProps) {
  return (
    <Notice tone={tone} icon={icon === undefined ? undefined : iconNamed(icon)}>
      <Copy text={text} />
    </Notice>
  )
}
