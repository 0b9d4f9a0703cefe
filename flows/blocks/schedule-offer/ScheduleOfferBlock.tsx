import { ActionCard } from '../../../design-system/components/ActionCard/ActionCard.tsx'
import { lastRecharge } from '../../../runtime/recharge/reads.ts'
import { currentSchedule } from '../../../runtime/recurrence/current.ts'
import { formatValue } from '../../../runtime/rules/money.ts'
import { useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { fill } from '../fill.ts'
import { whenWords } from '../schedule-words.ts'
import type { ScheduleOfferProps } from './schema.ts'

/** One that cannot be read is no news here: its own page tells of it. */
export function ScheduleOfferBlock({ onTitle, onDetail, onEvent, offTitle, offDetail, offEvent }: ScheduleOfferProps) {
  const send = useSend()
  const read = useRead(currentSchedule)
  const last = useRead(lastRecharge)
  if (read.kind !== 'ready') return null
  if (read.data === null) {
    // Who has never recharged has nothing to schedule yet.
    if (last.kind === 'loading' || (last.kind === 'ready' && last.data === null)) return null
    return <ActionCard tone="soft" icon="calendar" title={offTitle} detail={offDetail} onClick={() => send(offEvent)} />
  }
  const { valueCents, frequency, day } = read.data
  const title = fill(onTitle, { value: formatValue(valueCents), when: whenWords(frequency, day) })
  return <ActionCard tone="soft" icon="calendar" title={title} detail={onDetail} onClick={() => send(onEvent)} />
}
