import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import { content, frame, subject as subjectStyle } from './EmbeddedLayout.css.ts'
import type { LayoutHeader, LayoutProps } from './layout-props.ts'

/**
 * The shell inside a partner's frame: no logo, no menu, nothing beside it and no way out; it ends where its content
 * does, and nothing of it floats. Renders a `<main>`.
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

/** The step's name with the way back, or what the step is about. The brand is the partner's to show. */
function Header({ header: { variant, title, titleAs, back, subject } }: { readonly header: LayoutHeader }) {
  if (variant === 'title') return <AppHeader variant="title" title={title} titleAs={titleAs} back={back} />
  return variant === 'hero' && subject ? <header className={subjectStyle}>{subject}</header> : null
}
