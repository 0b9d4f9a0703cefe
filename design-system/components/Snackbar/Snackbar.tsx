import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { icon as iconStyle, region, snack } from './Snackbar.css.ts'

export interface SnackbarProps {
  tone: 'info' | 'good' | 'bad'
  text: string
  visible: boolean
}

const icons: Record<SnackbarProps['tone'], IconName> = { info: 'help', good: 'check', bad: 'alert' }

/**
 * A short message without a button. Renders an `<output>` even if there is no text, because screen readers announce
 * only changes of an existing element.
 */
export function Snackbar({ tone, text, visible }: SnackbarProps) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // A partner's frame may be higher than the window. The partner's page then scrolls to the message.
    if (visible && window.top !== window.self) output.current?.scrollIntoView({ block: 'nearest' })
  }, [visible])
  return (
    <output ref={output} className={region} aria-live="polite" aria-atomic="true">
      <span className={snack} data-tone={tone} data-visible={visible}>
        <span className={iconStyle}>
          <Icon name={icons[tone]} size="medium" />
        </span>
        <span>{visible ? text : null}</span>
      </span>
    </output>
  )
}
