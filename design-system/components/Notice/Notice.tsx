import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { icon as iconStyle, notice, words } from './Notice.css.ts'

export interface NoticeProps {
  /** `quiet` uses the colours of the page. */
  tone: 'quiet' | 'info' | 'good' | 'warning' | 'bad'
  icon?: IconName | undefined
  children: ReactNode
}

/** A remark that stays in the page. Renders a `<div>`, which screen readers do not announce by itself. */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <div className={notice({ tone })} data-tone={tone}>
      {icon ? (
        <span className={iconStyle}>
          <Icon name={icon} size="medium" />
        </span>
      ) : null}
      <div className={words}>{children}</div>
    </div>
  )
}
