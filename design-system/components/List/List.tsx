import type { ReactNode } from 'react'
import { list } from './List.css.ts'

export interface ListProps {
  /** Names the list, where no heading above it does. */
  label?: string | undefined
  /** The id of the heading that names it. */
  labelledBy?: string | undefined
  /** ListItems. */
  children: ReactNode
}

/** Things of one kind, one to a row. Renders a `<ul>`. */
export function List({ label, labelledBy, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul className={list} role="list" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
