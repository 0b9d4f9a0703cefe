import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button, label, labels, waiting } from './Button.css.ts'

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  tone: 'primary' | 'quiet' | 'outline' | 'danger'
  width?: 'full' | 'hug' | undefined
  /** Whether the action is running. A busy button ignores clicks and keeps the focus. */
  busy?: boolean | undefined
  /** Replaces the label while the button is busy. */
  busyLabel?: string | undefined
  icon?: IconName | undefined
}

/** A button that starts an action. Renders a `<button>`, by default with the type "button". */
export function Button({
  tone,
  width = 'full',
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const swaps = busyLabel !== undefined
  const beside = icon ? null : (
    <span className={waiting}>
      <Spinner size="small" />
    </span>
  )
  return (
    <button
      {...rest}
      type={type}
      className={button({ tone, width })}
      onClick={busy ? swallow : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, 'data-busy': '' } : {})}
    >
      {icon && !busy ? <Icon name={icon} size="medium" /> : null}
      {icon && busy ? <Spinner /> : null}
      <span className={labels}>
        <span className={label} data-shown={!(busy && swaps)}>
          {busy && !swaps ? beside : null}
          <span>{children}</span>
        </span>
        {swaps ? (
          <span className={label} data-shown={busy}>
            {busy ? beside : null}
            <span>{busyLabel}</span>
          </span>
        ) : null}
      </span>
    </button>
  )
}
