import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { textLink } from '../TextLink/TextLink.css.ts'
import {
  action as actionStyle,
  body,
  chevron,
  detail as detailStyle,
  item,
  leading,
  media as mediaStyle,
  note as noteStyle,
  row,
  title as titleStyle,
  value as valueStyle,
  words,
  wordsBesideValue,
} from './ListItem.css.ts'

interface Shared {
  title: string
  detail?: string | undefined
  /** An icon or a CardBrand before the text. */
  media?: ReactNode
  /** A value after the text, such as an amount. */
  value?: string | undefined
  /** A note under the value. An icon highlights the note. */
  note?: string | undefined
  noteIcon?: IconName | undefined
}

interface RowAction {
  /** The label of the button. Screen readers read it together with the row's title. */
  label: string
  onClick: () => void
  /** Whether the action is running. A busy button ignores clicks and keeps the focus. */
  busy?: boolean | undefined
}

/** The props of a row. The row has no action, or the whole row is a link or a button, or a button is at its end. */
export type ListItemProps =
  | (Shared & {
      onClick?: (() => void) | undefined
      href?: string | undefined
      /** Whether the content that a tap on the row shows or hides is visible. */
      expanded?: boolean | undefined
      action?: undefined
    })
  | (Shared & { action: RowAction; href?: undefined; onClick?: undefined; expanded?: undefined })

/**
 * A row of a List. Renders an `<li>`. If the whole row reacts to taps, the `<li>` contains an `<a>` or a
 * `<button>`.
 */
export function ListItem(props: ListItemProps) {
  const { title, detail, media, value, note, noteIcon, href, onClick, expanded, action } = props
  const titleId = useId()
  const content = (
    <>
      {media ? <span className={mediaStyle}>{media}</span> : null}
      <span className={body}>
        <span className={value || note ? wordsBesideValue : words}>
          <span id={titleId} className={titleStyle}>
            {title}
          </span>
          {detail ? <span className={detailStyle}>{detail}</span> : null}
        </span>
        {value || note ? (
          <span className={valueStyle}>
            <span>{value}</span>
            {note ? (
              <span className={noteStyle}>
                {noteIcon ? <Icon name={noteIcon} size="small" /> : null}
                <span>{note}</span>
              </span>
            ) : null}
          </span>
        ) : null}
        {action ? <ActionButton {...action} titleId={titleId} /> : null}
      </span>
      {href === undefined && onClick === undefined ? null : (
        <span className={chevron} data-expanded={expanded}>
          <Icon name="chevron-right" weight="bold" />
        </span>
      )}
    </>
  )
  return <li className={item}>{rowOf(content, { href, onClick, expanded })}</li>
}

function rowOf(content: ReactNode, { href, onClick, expanded }: Pick<ListItemProps, 'href' | 'onClick' | 'expanded'>) {
  if (href !== undefined)
    return (
      <a className={`${row} ${leading}`} href={href} onClick={onClick}>
        {content}
      </a>
    )
  if (onClick !== undefined)
    return (
      <button type="button" className={`${row} ${leading}`} aria-expanded={expanded} onClick={onClick}>
        {content}
      </button>
    )
  return <div className={row}>{content}</div>
}

function ActionButton({ label, onClick, busy = false, titleId }: RowAction & { titleId: string }) {
  const ownId = useId()
  return (
    <button
      id={ownId}
      type="button"
      className={`${textLink({ size: 'target' })} ${actionStyle}`}
      // Screen readers can list all buttons of a page without their rows. The label "Remove" alone would not show which
      // item is removed.
      aria-labelledby={`${ownId} ${titleId}`}
      onClick={busy ? undefined : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, 'data-busy': '' } : {})}
    >
      {busy ? <Spinner size="small" /> : null}
      <span>{label}</span>
    </button>
  )
}
