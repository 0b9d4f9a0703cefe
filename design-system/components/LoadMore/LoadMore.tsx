import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { failure, more, status as statusStyle } from './LoadMore.css.ts'

export interface LoadMoreProps {
  /** A text about how many of all items are shown. Screen readers announce it when it changes. */
  status: string
  /** `done` means that all items are shown. The button is then removed. */
  state: 'more' | 'busy' | 'done'
  label: string
  /** Replaces the label while more items are loading. */
  busyLabel?: string | undefined
  /** The reason why more items could not be loaded. The button tries again. */
  error?: string | undefined
  onMore: () => void
}

/** The button under a list that loads more items. Renders a `<p role="status">` and a `<button>`. */
export function LoadMore({ status, state, label, busyLabel, error, onMore }: LoadMoreProps) {
  const id = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  // When the button is removed while it has the focus, the focus moves near the new items. Otherwise the browser
  // would move it to the top of the page.
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
