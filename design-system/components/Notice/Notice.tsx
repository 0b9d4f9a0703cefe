import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { action as actionStyle, icon as iconStyle, notice, words } from './Notice.css.ts'

export interface NoticeProps {
  /** `quiet` uses the normal colours of the page. */
  tone: 'quiet' | 'info' | 'good' | 'warning' | 'bad'
  icon?: IconName | undefined
  children: ReactNode
  /** A TextLink below the text, for what the customer can do about it. */
  action?: ReactNode
}

/** A note that stays on the page. Renders a `<div>`. Screen readers do not announce it when it appears. */
export function Notice({ tone, icon, children, action }: NoticeProps) {
  return (
    <div className={notice({ tone })} data-tone={tone}>
      {icon ? (
        <span className={iconStyle}>
          <Icon name={icon} size="medium" />
        </span>
      ) : null}
      <div className={words}>
        {/* A text beside another element would break on pages that the browser translates, so it stands alone. */}
        {action ? (
          <>
            <div>{children}</div>
            <div className={actionStyle}>{action}</div>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
