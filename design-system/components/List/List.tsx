import type { ReactNode } from 'react'
import { list } from './List.css.ts'

export interface ListProps {
  /** The accessible name of the list. It is needed if no heading above the list serves as its name. */
  label?: string | undefined
  /** The id of the heading that serves as the list's accessible name. */
  labelledBy?: string | undefined
  children: ReactNode
}

/** A list with one item in each row. Renders a `<ul>`. */
export function List({ label, labelledBy, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul className={list} role="list" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}
