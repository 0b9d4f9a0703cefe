import { region, snack } from '../Snackbar/Snackbar.css.ts'
import { act } from './Prompt.css.ts'

export interface PromptProps {
  text: string
  actionLabel: string
  visible: boolean
  onAct: () => void
}

/**
 * An offer that the customer may ignore, with a button to accept it. Renders an `<output>`, which screen readers
 * announce.
 */
export function Prompt({ text, actionLabel, visible, onAct }: PromptProps) {
  return (
    <div className={region}>
      <div className={snack} data-tone="info" data-visible={visible}>
        <output aria-live="polite">{visible ? text : null}</output>
        {visible ? (
          <button type="button" className={act} onClick={onAct}>
            {actionLabel}
          </button>
        ) : null}
      </div>
    </div>
  )
}
