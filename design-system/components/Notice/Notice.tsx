import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { icon as iconStyle, notice, words } from './Notice.css.ts'

export interface NoticeProps {
  /** `quiet` uses the normal colours of the page. */
  tone: 'quiet' | 'info' | 'good' | 'warning' | 'bad'
  icon?: IconName | undefined
  children: ReactNode
}

/** A note that stays on the page. Renders a `<div>`. Screen readers do not announce it when it appears. */
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
