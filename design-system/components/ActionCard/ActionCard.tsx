import { Icon, type IconName } from '../../icons/Icon.tsx'
import { actionCard, detail as detailStyle, icon as iconStyle, title as titleStyle, words } from './ActionCard.css.ts'

interface Shared {
  /** `accent` is for the best offer to the customer. A screen has at most one such card. */
  tone: 'accent' | 'soft'
  icon: IconName
  title: string
  detail?: string | undefined
}

export type ActionCardProps =
  | (Shared & { href: string; onClick?: (() => void) | undefined })
  | (Shared & { href?: undefined; onClick: () => void })
  /** Without `href` and `onClick`, the card only shows information. */
  | (Shared & { href?: undefined; onClick?: undefined })

/**
 * A card with an action, or with information only. Renders an `<a>` if it has `href`, a `<button>` if it has
 * `onClick`, or else a `<div>`.
 */
export function ActionCard({ tone, icon, title, detail, href, onClick }: ActionCardProps) {
  const content = (
    <>
      <span className={iconStyle}>
        <Icon name={icon} />
      </span>
      <span className={words}>
        <span className={titleStyle}>{title}</span>
        {detail ? <span className={detailStyle}>{detail}</span> : null}
      </span>
      {href === undefined && onClick === undefined ? null : <Icon name="chevron-right" weight="bold" />}
    </>
  )
  if (href === undefined && onClick === undefined) {
    return (
      <div className={actionCard({ tone, still: true })} data-tone={tone}>
        {content}
      </div>
    )
  }
  return href === undefined ? (
    <button type="button" className={actionCard({ tone })} data-tone={tone} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={actionCard({ tone })} data-tone={tone} href={href} onClick={onClick}>
      {content}
    </a>
  )
}
