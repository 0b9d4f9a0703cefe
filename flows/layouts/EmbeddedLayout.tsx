import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import { content, frame, subject as subjectStyle } from './EmbeddedLayout.css.ts'
import type { LayoutHeader, LayoutProps } from './layout-props.ts'

/**
 * The layout inside a partner's frame: no logo, menu, panel or link out of the flow. It is as high as its content, and
 * no part of it floats. Renders a `<main>`.
 */
export function EmbeddedLayout({ header, children, footer }: LayoutProps) {
  return (
    <div className={frame}>
      <Header header={header} />
      <main>
        <div className={content}>{children}</div>
        {footer}
      </main>
    </div>
  )
}

/** Shows the step's title with the back button, or its subject. The partner's page shows the brand. */
function Header({ header: { variant, title, titleAs, back, subject } }: { readonly header: LayoutHeader }) {
  if (variant === 'title') return <AppHeader variant="title" title={title} titleAs={titleAs} back={back} />
  return variant === 'hero' && subject ? <header className={subjectStyle}>{subject}</header> : null
}
