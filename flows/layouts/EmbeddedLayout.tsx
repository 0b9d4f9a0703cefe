import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import { content, frame, main, subject as subjectStyle } from './EmbeddedLayout.css.ts'
import type { LayoutHeader, LayoutProps } from './layout-props.ts'

/**
 * Renders the layout for a partner's iframe as a `<main>`. It has no logo, menu or panel. No link leaves the flow. The
 * layout is as high as its content, and no part of it floats.
 */
export function EmbeddedLayout({ header, children, footer, came }: LayoutProps) {
  return (
    <div className={frame}>
      <Header header={header} />
      <main className={main}>
        <div className={content} data-came={came}>
          {children}
        </div>
        {footer}
      </main>
    </div>
  )
}

/**
 * Renders the bar with the back button, or the step's subject. It shows no brand, because the partner's page
 * already shows the brand.
 */
function Header({ header: { variant, title, back, subject } }: { readonly header: LayoutHeader }) {
  if (variant === 'title' && back) return <AppHeader variant="title" title={title} back={back} />
  return variant === 'hero' && subject ? <header className={subjectStyle}>{subject}</header> : null
}
