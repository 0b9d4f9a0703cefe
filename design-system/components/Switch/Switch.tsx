import { type ComponentPropsWithRef, useId } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import {
  card,
  detail as detailStyle,
  icon as iconStyle,
  input,
  label as labelStyle,
  row,
  terms as termsStyle,
  wide,
  words,
} from './Switch.css.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role'> {
  label: string
  detail?: string | undefined
  icon?: IconName | undefined
  /**
   * The text to which the customer agrees by turning the switch on. Screen readers announce it when it changes. A tap
   * on it changes nothing.
   */
  terms?: string | undefined
  /** Draws no card around the switch, because it stands in one. */
  bare?: boolean | undefined
}

/**
 * A switch that turns an option on or off at once. Renders an `<input type="checkbox" role="switch">` in a
 * `<label>`.
 */
export function Switch({ label, detail, icon, terms, bare = false, ...rest }: SwitchProps) {
  const detailId = useId()
  const termsId = useId()
  const ids = [detail ? detailId : undefined, terms ? termsId : undefined, rest['aria-describedby']]
  const described = ids.filter(id => id !== undefined)
  return (
    <div className={bare ? undefined : card}>
      <label className={bare ? row : `${row} ${wide}`} data-disabled={rest.disabled ? '' : undefined}>
        {icon ? (
          <span className={iconStyle}>
            <Icon name={icon} />
          </span>
        ) : null}
        <span className={words}>
          <span className={labelStyle}>{label}</span>
          {detail ? (
            <span id={detailId} className={detailStyle}>
              {detail}
            </span>
          ) : null}
        </span>
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox itself exposes whether it is checked.
          role="switch"
          className={input}
          aria-label={label}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
      </label>
      {terms ? (
        <p id={termsId} className={termsStyle} aria-live="polite">
          {terms}
        </p>
      ) : null}
    </div>
  )
}
