import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import {
  content,
  flow,
  footer as footerStyle,
  headline,
  lead,
  main,
  page,
  panel as panelStyle,
  pitch,
} from './ClassicLayout.css.ts'
import { LayoutHeaderView } from './LayoutHeaderView.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PanelWords } from './PanelWords.tsx'

/**
 * Renders the layout of the classic channels: one column in a `<main>`, and from 960 px also a brand panel in an
 * `<aside>`.
 */
export function ClassicLayout({ header, children, footer, panel, came }: LayoutProps) {
  return (
    <div className={page}>
      <div className={flow}>
        <LayoutHeaderView header={header} />
        <main className={main}>
          <div className={content} data-came={came}>
            {children}
          </div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </main>
      </div>
      {panel && (
        <aside className={panelStyle} aria-label={panel.label}>
          <Logo ground="panel" />
          <PanelWords panel={panel} words={pitch} headline={headline} lead={lead} />
        </aside>
      )}
    </div>
  )
}
