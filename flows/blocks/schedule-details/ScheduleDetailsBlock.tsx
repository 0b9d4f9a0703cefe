import type { ReactNode } from 'react'
import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Receipt } from '../../../design-system/components/Receipt/Receipt.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { whole } from '../../../design-system/tokens/whole.css.ts'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { formatDateWithYear } from '../../../runtime/rules/written-date.ts'
import { useFact, useIsRunning } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWords } from '../../kit/words.ts'
import { fill } from '../fill.ts'
import { optionalRow } from '../optional-row.ts'
import { capitalised } from '../schedule-words.ts'
import { useSchedule } from '../use-schedule.ts'
import { stack, words } from './ScheduleDetailsBlock.css.ts'
import type { ScheduleDetailsProps } from './schema.ts'

export function ScheduleDetailsBlock(props: ScheduleDetailsProps) {
  const { loading } = useWords()
  const isRunning = useIsRunning('schedule.load')
  const isOn = useFact('schedule.isOn')
  const { kind } = useRead(customerRecord)
  if (props.shows !== 'held') return <Details {...props} />
  // The current schedule is shown exactly as the operator last returned it. The customer's later choices do not
  // change it.
  const isLoading = isOn === undefined || isRunning
  if (isOn === false && !isLoading) return null
  // The customer record contains the name of the number.
  if (isLoading || kind === 'loading') return <Skeleton shape="list" label={loading} hidesRest />
  return <Details {...props} />
}

function Details({ shows, title, lead, text, rows = {}, cardGone }: ScheduleDetailsProps) {
  const about = useSchedule(shows === 'held' ? 'chosen' : shows)
  const since = useFact('schedule.since')
  const isGone = about.card === '' && about.value !== ''
  const named = {
    ...about,
    when: capitalised(about.when),
    since: formatDateWithYear(since ?? '') ?? '',
  }
  const lines = (['value', 'when', 'number', 'card', 'next', 'since'] as const).flatMap(part =>
    optionalRow(rows[part], named[part]),
  )
  const isLive = shows === 'moved'
  const isKnown = about.when !== '' && about.value !== ''
  if (!isKnown && !isLive) return null
  return (
    <div className={stack} aria-live={isLive ? 'polite' : undefined}>
      {title === undefined || !isKnown ? null : (
        <Heading level={2} size="amount" lead={lead === undefined ? undefined : capitalised(fill(lead, about))}>
          {fill(title, about)}
        </Heading>
      )}
      {text === undefined || !isKnown ? null : <Said isNotice={shows === 'told'}>{terms(text, about)}</Said>}
      {lines.length === 0 || !isKnown ? null : <Receipt rows={lines} />}
      {cardGone === undefined || !isGone ? null : (
        <Notice tone="warning" icon="alert">
          {cardGone}
        </Notice>
      )}
    </div>
  )
}

/** Renders the text as a paragraph or as a notice. */
function Said({ isNotice, children }: { readonly isNotice: boolean; readonly children: ReactNode }) {
  if (!isNotice) return <p className={words}>{children}</p>
  return (
    <Notice tone="info" icon="repeat">
      {children}
    </Notice>
  )
}

/**
 * Renders the values of the schedule in bold, and a phone number without a line break, as `<span>`s and
 * `<strong>`s.
 */
function terms(text: string, about: ReturnType<typeof useSchedule>): ReactNode {
  const named = new Map(Object.entries(about))
  return text.split(/\{(\w+)\}/).map((part, at) => {
    const value = at % 2 === 1 ? named.get(part) : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    if (value === undefined) return <span key={at}>{part}</span>
    const name = part === 'number' ? value.slice(0, value.length - about.phone.length) : value
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
      <strong key={at}>
        <span>{name}</span>
        {part === 'number' ? <span className={whole}>{about.phone}</span> : null}
      </strong>
    )
  })
}
