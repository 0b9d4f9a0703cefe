import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { link } from './page.css.ts'

/** A link to another page or story. The workshop goes there without loading again. */
export function WorkshopLink({ to, children }: { to: `/docs/${string}` | `/story/${string}`; children: ReactNode }) {
  const address = `?path=${to}`
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, address)
  }
  return (
    <a className={link} href={`./${address}`} target="_top" onClick={go}>
      {children}
    </a>
  )
}
