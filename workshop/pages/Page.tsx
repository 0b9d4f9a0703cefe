import type { ReactNode } from 'react'
import * as css from './page.css.ts'

/** A page of the workshop that explains something. Inside it, Storybook's own styles for texts do not apply. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className={`sb-unstyled ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </article>
  )
}

/** A part of a page with its own heading. */
export function Section({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {text ? <p className={css.prose}>{text}</p> : null}
      {children}
    </section>
  )
}

export function Code({ children }: { children: ReactNode }) {
  return <code className={css.code}>{children}</code>
}

export interface Row {
  readonly key: string
  readonly cells: readonly ReactNode[]
  /** The full name of the row's token, such as `space.x4`. */
  readonly token?: string
}

interface TableProps {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly Row[]
  /** Whether the columns stay side by side on a phone, to be compared. The table then scrolls sideways. */
  readonly compares?: boolean
}

/** A table. Its first column contains the names of its rows. Usually, each row becomes a block of lines on a phone. */
export function Table({ label, head, rows, compares = false }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      <table className={compares ? css.table : css.stacked}>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], token }) => (
            <tr key={key} data-token={token}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]} data-head={head[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
