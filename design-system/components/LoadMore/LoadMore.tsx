import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { failure, more, status as statusStyle } from './LoadMore.css.ts'

export interface LoadMoreProps {
  /** How many of all items are shown. Screen readers announce a change. */
  status: string
  /** `done`: all items are shown, so the button is removed. */
  state: 'more' | 'busy' | 'done'
  label: string
  /** Replaces the label while busy. */
  busyLabel?: string | undefined
  /** Why loading more items failed; the button tries again. */
  error?: string | undefined
  onMore: () => void
}

/** The button under a list that loads another page. Renders a `<p role="status">` and a `<button>`. */
export function LoadMore({ status, state, label, busyLabel, error, onMore }: LoadMoreProps) {
  const id = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  // When the focused button is removed, the focus moves near the new items, not to the top of the page.
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
