import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { IconTile, type Tone } from '../IconTile/IconTile.tsx'
import {
  body,
  content,
  cross,
  dismiss,
  footer as footerStyle,
  grip,
  label as labelStyle,
  screen,
  sheet,
  title as titleStyle,
} from './Dialog.css.ts'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  title: string
  /** The title is small, because the content begins with what happened. */
  hasNews?: boolean | undefined
  /**
   * Called when the customer presses Esc, uses the back gesture, or taps beside the dialog or on its grip. The
   * parent decides whether the dialog closes.
   */
  onDismiss: () => void
  /** The accessible name of the button that closes the dialog. */
  dismissLabel: string
  icon?: { tone: Tone; name: IconName } | undefined
  children?: ReactNode
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode
}

/** A modal above a step: on a phone a sheet at the bottom, from 600 px a card in the middle. Renders a `<dialog>`. */
export function Dialog({ open, title, hasNews, onDismiss, dismissLabel, icon, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useModal(dialog, heading, open)

  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    onDismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) ask(event)
  }
  const onCancel = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) ask(event)
  }
  // Some browsers close a dialog even if its `cancel` event was prevented. The dialog opens again, and the parent
  // decides.
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !open || !event.currentTarget.isConnected) return
    if (!event.currentTarget.open) event.currentTarget.showModal()
    onDismiss()
  }
  const onScrim = (event: MouseEvent) => {
    if (event.target === event.currentTarget) ask(event)
  }

  return (
    <dialog
      ref={dialog}
      className={screen}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
      onClick={onScrim}
    >
      {open ? (
        <div className={sheet}>
          <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}>
            <span className={grip} />
            <span className={cross}>
              <Icon name="close" />
            </span>
          </button>
          <div className={content}>
            {icon ? <IconTile tone={icon.tone} icon={icon.name} /> : null}
            <h2 ref={heading} id={titleId} className={hasNews ? labelStyle : titleStyle} tabIndex={-1}>
              {title}
            </h2>
            <div className={body}>{children}</div>
          </div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
