import type { ReactNode, Ref } from 'react'
import { heading, lead as leadStyle } from './Heading.css.ts'

export interface HeadingProps {
  level: 1 | 2
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined
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
export function Heading({ level, size = level === 1 ? 'huge' : 'medium', lead, children, id, ref }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <div>
      <Tag ref={ref} id={id} className={heading({ size })} tabIndex={level === 1 ? -1 : undefined}>
        {children}
      </Tag>
      {lead ? <p className={leadStyle}>{lead}</p> : null}
    </div>
  )
}
