import { useLayoutEffect, useRef, useState } from 'react'
import type { ChoiceGroup } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { useChoiceContent } from '../../kit/choice-content.ts'
import type { PaymentOption } from './options.tsx'
import { folded, groupsOf } from './payment-groups.ts'
import type { PaymentMethodsProps } from './schema.ts'

/** Returns the titled groups of the rows. Returns undefined if all rows are of one group, or the flow has no titles. */
export function useShownGroups(
  { groups: titles, ways, fact }: PaymentMethodsProps,
  options: readonly PaymentOption[],
  chosen: PaymentOption | undefined,
): readonly ChoiceGroup[] | undefined {
  const content = useChoiceContent()
  const [isOpen, setIsOpen] = useState(false)
  const firstHidden = useRef<string>(undefined)
  useLayoutEffect(() => {
    // The pressed row disappears, so the focus moves to the first card that it brought.
    if (isOpen)
      document.querySelector<HTMLElement>(`[name="${fact}"][value="${CSS.escape(firstHidden.current ?? '')}"]`)?.focus()
  }, [isOpen, fact])
  const groups = groupsOf(options, ways)
  if (titles === undefined || groups.length < 2) return undefined
  return groups.map(({ name, rows }) => {
    const title = titles[name]
    if (name === 'new') return { title, options: rows, content: chosen?.group === 'new' ? content : undefined }
    if (name !== 'saved' || isOpen) return { title, options: rows }
    const shown = folded(rows, chosen)
    if (shown.length === rows.length) return { title, options: rows }
    firstHidden.current = rows[shown.length]?.value
    return {
      title,
      options: shown,
      footer: <RowAction icon="card" label={titles.more} unfolds onClick={() => setIsOpen(true)} />,
    }
  })
}
