import { type ComponentPropsWithRef, useId } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { detail as detailStyle, icon as iconStyle, input, label as labelStyle, row, words } from './Switch.css.ts'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'role'> {
  label: string
  detail?: string | undefined
  icon?: IconName | undefined
}

/**
 * A switch that turns an option on or off at once. Renders an `<input type="checkbox" role="switch">` in a
 * `<label>`.
 */
export function Switch({ label, detail, icon, ...rest }: SwitchProps) {
  const detailId = useId()
  return (
    <label className={row} data-disabled={rest.disabled ? '' : undefined}>
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
        aria-describedby={detail ? detailId : rest['aria-describedby']}
      />
    </label>
  )
}
