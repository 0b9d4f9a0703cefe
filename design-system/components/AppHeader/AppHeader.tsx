import type { ReactNode, Ref } from 'react'
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
   * `brand` shows the logo. `title` shows the step's title with a back button. `hero` shows the logo, and the
   * step's subject below it.
   */
  variant: 'brand' | 'title' | 'hero'
  title?: string | undefined
  /** Must be `h1` if the step has no other heading. Each page then has exactly one `h1`. */
  titleAs?: 'h1' | 'p' | undefined
  titleRef?: Ref<HTMLHeadingElement> | undefined
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
export function AppHeader({
  variant,
  title,
  titleAs = 'p',
  titleRef,
  brand,
  back,
  menu,
  isCompact = false,
  children,
}: AppHeaderProps) {
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
          titleAs === 'h1' ? (
            <h1 ref={titleRef} className={titleStyle} tabIndex={-1}>
              {title}
            </h1>
          ) : (
            <p className={titleStyle}>{title}</p>
          )
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
