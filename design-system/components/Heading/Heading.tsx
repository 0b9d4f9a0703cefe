import type { ReactNode, Ref } from 'react'
import { heading, lead as leadStyle, pageTitle } from './Heading.css.ts'

export interface HeadingProps {
  level: 1 | 2
  /**
   * `large` is the title of a page, `huge` the title of a page without a bar, `small` the title of a section, and
   * `amount` an amount of money.
   */
  size?: 'small' | 'large' | 'huge' | 'amount' | undefined
  /** A sentence below the heading. */
  lead?: ReactNode
  children: ReactNode
  id?: string | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
}

/**
 * The heading of a step or of a part of it. Renders an `<h1>` or `<h2>`. When the step changes, a script moves the
 * focus to the `<h1>`.
 */
export function Heading({ level, size = level === 1 ? 'large' : 'small', lead, children, id, ref }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <div>
      <Tag
        ref={ref}
        id={id}
        className={level === 1 ? `${heading({ size })} ${pageTitle}` : heading({ size })}
        tabIndex={level === 1 ? -1 : undefined}
      >
        {children}
      </Tag>
      {lead ? <p className={leadStyle}>{lead}</p> : null}
    </div>
  )
}
