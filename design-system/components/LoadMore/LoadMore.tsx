import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { failure, more, status as statusStyle } from './LoadMore.css.ts'

export interface LoadMoreProps {
  /** How many of how many are shown: announced as it changes. */
  status: string
  /** `done` when all are shown: the button goes. */
  state: 'more' | 'busy' | 'done'
  label: string
  /** Takes the label's place while busy. */
  busyLabel?: string | undefined
  /** Why the last ones did not come; the button tries again. */
  error?: string | undefined
  onMore: () => void
}

/** Lengthens a list by a page, under the list. Renders a `<p role="status">` and a `<button>`. */
export function LoadMore({ status, state, label, busyLabel, error, onMore }: LoadMoreProps) {
  const id = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  // The button that had focus is gone: focus stays near what came, not at the top of the page.
  useEffect(() => {
    if (state !== 'done' || !pressed.current) return
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) count.current?.focus({ preventScroll: true })
  }, [state])

  const press = () => {
    pressed.current = true
    onMore()
  }
  return (
    <div className={more}>
      <p ref={count} role="status" className={statusStyle} tabIndex={-1}>
        {status}
      </p>
      {state === 'done' ? null : (
        <Button
          tone="outline"
          busy={state === 'busy'}
          busyLabel={busyLabel}
          onClick={press}
          aria-describedby={describedBy({ fieldId: id, error })}
        >
          {label}
        </Button>
      )}
      <div className={failure}>
        <FieldMessage fieldId={id} error={error} />
      </div>
    </div>
  )
}
