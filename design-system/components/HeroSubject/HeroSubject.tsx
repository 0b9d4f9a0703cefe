import type { ReactNode } from 'react'
import {
  action as actionStyle,
  extra,
  label as labelStyle,
  subject,
  value as valueStyle,
  words,
} from './HeroSubject.css.ts'

export interface HeroSubjectProps {
  label: string
  value: ReactNode
  action?: { label: string; onClick: () => void } | undefined
  /** Content below the value, such as a list of phone numbers to choose from. */
  children?: ReactNode
}

/** The subject of a step, such as the phone number to recharge. It is shown in the header's hero. Renders a `<div>`. */
export function HeroSubject({ label, value, action, children }: HeroSubjectProps) {
  return (
    <div className={subject}>
      <div className={words}>
        <p className={labelStyle}>{label}</p>
        <p className={valueStyle}>{value}</p>
      </div>
      {action ? (
        <button type="button" className={actionStyle} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
      {children ? <div className={extra}>{children}</div> : null}
    </div>
  )
}
