import { Icon, type IconName } from '../../icons/Icon.tsx'
import { icon as iconStyle, region, snack } from './Snackbar.css.ts'

export interface SnackbarProps {
  tone: 'info' | 'good' | 'bad'
  text: string
  visible: boolean
}

const icons: Record<SnackbarProps['tone'], IconName> = { info: 'help', good: 'check', bad: 'alert' }

/**
 * A short remark without an action. Renders an `<output>`, even without a text, so that screen readers announce the
 * text later.
 */
export function Snackbar({ tone, text, visible }: SnackbarProps) {
  return (
    <output className={region} aria-live="polite" aria-atomic="true">
      <span className={snack} data-tone={tone} data-visible={visible}>
        <span className={iconStyle}>
          <Icon name={icons[tone]} size="medium" />
        </span>
        <span>{visible ? text : null}</span>
      </span>
    </output>
  )
}
