import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import { LayoutHeaderView } from './LayoutHeaderView.tsx'
import {
  content,
  flow,
  footer as footerStyle,
  headline,
  lead,
  main,
  page,
  pitch,
  words,
} from './LightblueLayout.css.ts'
import type { LayoutProps } from './layout-props.ts'
import { PanelWords } from './PanelWords.tsx'
import { useThemeColours } from './use-theme-colours.ts'

/**
 * Renders the layout of the light-blue channels, with white cards and a floating action. It consists of a `<main>`
 * and an `<aside>`.
 */
export function LightblueLayout({ header, children, hasFooter, footer, panel, came }: LayoutProps) {
  useThemeColours('lightblue')
  // A page with a title has lists, which are cards themselves.
  const isOneCard = header.variant !== 'title' && !hasFooter && !footer
  return (
    <div className={page}>
      <div className={flow}>
        <LayoutHeaderView header={header} />
        <main className={main}>
          <div className={content({ made: isOneCard ? 'oneCard' : 'cards' })} data-came={came}>
            {children}
          </div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </main>
      </div>
      {panel && (
        <aside className={pitch} aria-label={panel.label}>
          <Logo />
          <PanelWords panel={panel} words={words} headline={headline} lead={lead} />
        </aside>
      )}
    </div>
  )
}
