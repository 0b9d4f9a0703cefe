import { Icon, type IconName } from '../../icons/Icon.tsx'
import { chevron, mark, rowAction, words } from './RowAction.css.ts'

interface Shared {
  label: string
  icon?: IconName | undefined
  /** The action shows more rows below instead of leading to another screen. */
  unfolds?: boolean | undefined
}

export type RowActionProps =
  | (Shared & { href: string; onClick?: (() => void) | undefined })
  | (Shared & { href?: undefined; onClick: () => void })

/**
 * The last row of a list, with an action such as "new card". Renders an `<a>` if it has `href`, or else a
 * `<button>`.
 */
export function RowAction({ label, icon, unfolds = false, href, onClick }: RowActionProps) {
  const content = (
    <>
      {icon ? (
        <span className={mark}>
          <Icon name={icon} />
        </span>
      ) : null}
      <span className={words}>{label}</span>
      <span className={chevron} data-down={unfolds ? '' : undefined}>
        <Icon name="chevron-right" weight="bold" />
      </span>
    </>
  )
  return href === undefined ? (
    <button type="button" className={rowAction} aria-expanded={unfolds ? false : undefined} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a className={rowAction} href={href} onClick={onClick}>
      {content}
    </a>
  )
}
