import { useLayoutEffect, useRef, useState } from 'react'
import type { ChoiceGroup } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { useChoiceContent } from '../../kit/choice-content.ts'
import type { PaymentOption } from './options.tsx'
import { groupsOf } from './payment-groups.ts'
import type { PaymentMethodsProps } from './schema.ts'

/** The number of saved cards that are visible at first. */
const AT_FIRST = 3

/** Returns the titled groups of the rows. Returns undefined if all rows are of one group, or the flow has no titles. */
export function useShownGroups(
  { groups: titles, ways, fact }: PaymentMethodsProps,
  options: readonly PaymentOption[],
  chosen: PaymentOption | undefined,
): readonly ChoiceGroup[] | undefined {
  const content = useChoiceContent()
  const [isOpen, setIsOpen] = useState(false)
  const groups = groupsOf(options, ways)
  const saved = groups.find(({ name }) => name === 'saved')?.rows ?? []
  // The chosen card is always visible. After all cards were visible, none of them disappears.
  const isWhole = useRef(false)
  isWhole.current ||= isOpen || (chosen !== undefined && saved.indexOf(chosen) >= AT_FIRST)
  const firstFolded = saved[AT_FIRST]?.value
  useLayoutEffect(() => {
    // The pressed row disappears, so the focus moves to the first card that it brought.
    if (isOpen && firstFolded !== undefined)
      document.querySelector<HTMLElement>(`[name="${fact}"][value="${CSS.escape(firstFolded)}"]`)?.focus()
  }, [isOpen, fact, firstFolded])
  if (titles === undefined || groups.length < 2) return undefined
  return groups.map(({ name, rows }) => {
    const title = titles[name]
    if (name === 'new') return { title, options: rows, content }
    if (name !== 'saved' || isWhole.current || rows.length <= AT_FIRST) return { title, options: rows }
    return {
      title,
      options: rows.slice(0, AT_FIRST),
      footer: <RowAction icon="card" label={titles.more} unfolds onClick={() => setIsOpen(true)} />,
    }
  })
}
