import type { ReactNode } from 'react'
import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import {
  content,
  flow,
  footer as footerStyle,
  headline,
  lead,
  line,
  link,
  links,
  main,
  page,
  panel as panelStyle,
  pitch,
} from './ClassicLayout.css.ts'

export interface BrandPanel {
  /** One item a line. */
  headline: readonly string[]
  lead: readonly string[]
  links?: readonly { label: string; href: string }[] | undefined
}

export interface ClassicLayoutProps {
  /** An AppHeader: it brings the `<header>` landmark. */
  header: ReactNode
  children: ReactNode
  /** Stays at the bottom of the screen: a PayBar. */
  footer?: ReactNode
  panel: BrandPanel
  /** Names the panel for a screen reader. */
  panelLabel: string
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map(text => (
    <span key={text} className={line}>
      {text}{' '}
    </span>
  ))

/** The shell of the classic channels: one column, and from 960 px a quiet brand panel beside it. Renders a `<main>` and an `<aside>`. */
export function ClassicLayout({ header, children, footer, panel, panelLabel }: ClassicLayoutProps) {
  return (
    <div className={page}>
      <div className={flow}>
        {header}
        <main className={main}>
          <div className={content}>{children}</div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </main>
      </div>
      <aside className={panelStyle} aria-label={panelLabel}>
        <Logo ground="panel" />
        <div className={pitch}>
          <p className={headline}>
            <Lines lines={panel.headline} />
          </p>
          <p className={lead}>
            <Lines lines={panel.lead} />
          </p>
        </div>
        {panel.links ? (
          <div className={links}>
            {panel.links.map(({ label, href }) => (
              <a key={href} className={link} href={href}>
                {label}
              </a>
            ))}
          </div>
        ) : null}
      </aside>
    </div>
  )
}
