import type { ReactNode } from 'react'
import { goTo } from './go-to-story.ts'
import { link } from './page.css.ts'

/** A link to another page or story. The workshop goes there without loading again. */
export function WorkshopLink({ to, children }: { to: `/docs/${string}` | `/story/${string}`; children: ReactNode }) {
  return (
    <a className={link} href={`./?path=${to}`} target="_top" onClick={event => goTo(event, to)}>
      {children}
    </a>
  )
}
