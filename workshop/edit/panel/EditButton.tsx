/** @jsxRuntime classic */
import * as React from 'react'
import type { Button } from '../protocol.ts'
import type { AskPage } from './edits.ts'

interface EditButtonProps {
  readonly button: Button
  readonly partTitle: string
  readonly ask: AskPage
  /** Set if the button shows a sign instead of its label. */
  readonly sign?: string | undefined
}

/**
 * Renders a button that makes an edit. A button that removes something may vanish with it, and the keyboard would then
 * begin at the top of the page. The part around it gets the focus instead.
 */
export function EditButton({ button: { label, edit }, partTitle, ask, sign }: EditButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${partTitle}`}
      aria-disabled={edit === undefined || undefined}
      title={sign === undefined ? undefined : label}
      onClick={({ currentTarget }) => {
        if (edit === undefined) return
        if (edit.do === 'remove') aroundOf(currentTarget)?.focus()
        ask({ do: 'edit', edit })
      }}
    >
      {sign ?? label}
    </button>
  )
}

/** Returns the neighbour in the list of parts, or the group of fields, that stays when a button’s own part is removed. */
function aroundOf(button: Element): HTMLElement | null | undefined {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  return item === null
    ? button.closest('.field, fieldset')?.parentElement?.closest<HTMLElement>('fieldset, .fields')
    : next?.querySelector<HTMLElement>('button')
}
