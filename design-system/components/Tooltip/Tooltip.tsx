import { useId } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { anchor as anchorStyle, bubble as bubbleStyle, trigger } from './Tooltip.css.ts'
import { useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  /** The accessible name of the button, such as "What is the CVV?" */
  label: string
  /** A text of one or two sentences. Many customers never open it, so essential information must be on the page. */
  text: string
  icon?: IconName | undefined
}

/** A small button that opens a short help text. Renders a `<button>`, and a `<span role="tooltip">` with the text. */
export function Tooltip({ label, text, icon = 'help' }: TooltipProps) {
  const textId = useId()
  const { open, place, anchor, bubble, onPointerEnter, onPointerLeave, onFocus, onBlur, onClick } = useTooltip()
  return (
    <span ref={anchor} className={anchorStyle} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        type="button"
        className={trigger}
        aria-label={label}
        aria-describedby={textId}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={onClick}
      >
        <Icon name={icon} size="medium" />
      </button>
      <span
        ref={bubble}
        id={textId}
        role="tooltip"
        className={bubbleStyle}
        hidden={!open}
        data-stop={place.stop}
        data-side={place.side}
      >
        {text}
      </span>
    </span>
  )
}
