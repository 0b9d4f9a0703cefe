import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { Logo } from '../Logo/Logo.tsx'
import {
  back as backStyle,
  block,
  header,
  logo,
  menu as menuStyle,
  noBack,
  row,
  title as titleStyle,
} from './AppHeader.css.ts'

export interface AppHeaderProps {
  /**
   * `brand` shows the logo. `title` shows the back button, and the step's title once the page's own title has scrolled
   * away. `hero` shows the logo, and the step's subject below it.
   */
  variant: 'brand' | 'title' | 'hero'
  title?: string | undefined
  /** The brand's name beside the logo. */
  brand?: string | undefined
  back?: { label: string; onBack: () => void } | undefined
  menu?: ReactNode
  /** Makes the header a single row, with the hero's content instead of the logo. */
  isCompact?: boolean | undefined
  /** The content of the hero, usually a HeroSubject. */
  children?: ReactNode
}

/** The top of a step. Renders a `<header>`. */
export function AppHeader({ variant, title, brand, back, menu, isCompact = false, children }: AppHeaderProps) {
  return (
    <header className={header({ variant })} data-variant={isCompact ? 'compact' : variant}>
      <div className={row}>
        {back ? (
          <button type="button" className={backStyle} aria-label={back.label} onClick={back.onBack}>
            <Icon name="back" />
          </button>
        ) : variant === 'title' ? (
          <span className={noBack} />
        ) : null}
        {variant === 'title' ? (
          // Screen readers read the page's own title, so they skip this one.
          <p className={titleStyle} aria-hidden="true">
            {title}
          </p>
        ) : isCompact && variant === 'hero' ? (
          children
        ) : (
          <span className={logo}>
            <Logo name={brand} ground={variant === 'hero' ? 'hero' : 'page'} />
          </span>
        )}
        {menu ? <div className={menuStyle}>{menu}</div> : null}
      </div>
      {variant === 'hero' && !isCompact ? (
        <div className={block} data-subject>
          {children}
        </div>
      ) : null}
    </header>
  )
}
