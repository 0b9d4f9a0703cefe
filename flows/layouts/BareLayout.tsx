import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import {
  content,
  footer as footerStyle,
  header as headerStyle,
  main,
  page,
  subject as subjectStyle,
} from './BareLayout.css.ts'
import type { LayoutHeader, LayoutProps } from './layout-props.ts'

/**
 * Renders the layout of a signed link, which opens one step. It is a `<main>` with the logo, the step and its
 * action, without a menu.
 */
export function BareLayout({ header, children, footer, came }: LayoutProps) {
  return (
    <div className={page}>
      <Header header={header} />
      <main className={main}>
        <div className={content} data-came={came}>
          {children}
        </div>
        {footer ? <div className={footerStyle}>{footer}</div> : null}
      </main>
    </div>
  )
}

/**
 * Renders the bar with the Back button if the step has one. Otherwise renders the logo, because the signed link
 * opened this step.
 */
function Header({ header: { variant, title, back, subject } }: { readonly header: LayoutHeader }) {
  if (variant === 'title' && back) return <AppHeader variant="title" title={title} back={back} />
  return (
    <header className={headerStyle}>
      <Logo />
      {variant === 'hero' && subject ? <div className={subjectStyle}>{subject}</div> : null}
    </header>
  )
}
