import { Icon, type IconName } from '../../icons/Icon.tsx'
import { rowAction, words } from './RowAction.css.ts'

interface Shared {
  label: string
  icon?: IconName | undefined
}

export type RowActionProps =
  | (Shared & { href: string; onClick?: (() => void) | undefined })
  | (Shared & { href?: undefined; onClick: () => void })

/**
 * The last row of a list, with an action such as "new card". Renders an `<a>` if it has `href`, or else a
 * `<button>`.
 */
export function RowAction({ label, icon, href, onClick }: RowActionProps) {
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={words}>{label}</span>
      <Icon name="chevron-right" weight="bold" />
    </>
  )
  return href === undefined ? (
    <button type="button" className={rowAction} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={rowAction} href={href} onClick={onClick}>
      {content}
    </a>
  )
}
