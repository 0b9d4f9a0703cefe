import { ActionCard } from '../../../design-system/components/ActionCard/ActionCard.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { lastRecharge } from '../../../runtime/recharge/reads.ts'
import { currentSchedule } from '../../../runtime/recurrence/current.ts'
import { formatValue } from '../../../runtime/rules/money.ts'
import { useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { fill } from '../fill.ts'
import { whenWords } from '../schedule-words.ts'
import type { ScheduleOfferProps } from './schema.ts'

/** Renders nothing if the schedule cannot be read, because the schedule's own step shows that failure. */
export function ScheduleOfferBlock({ onTitle, onDetail, onEvent, offTitle, offDetail, offEvent }: ScheduleOfferProps) {
  const send = useSend()
  const read = useRead(currentSchedule)
  const last = useRead(lastRecharge)
  if (read.kind === 'failed') return null
  if (read.kind === 'loading' || read.data === null) {
    // If a customer has never recharged, the block does not offer a schedule.
    if (last.kind === 'loading' || (last.kind === 'ready' && last.data === null)) return null
    if (read.kind === 'loading') return <Skeleton shape="card" hidesRest />
    return <ActionCard tone="soft" icon="calendar" title={offTitle} detail={offDetail} onClick={() => send(offEvent)} />
  }
  const { amountCents, frequency, day } = read.data
  const title = fill(onTitle, { value: formatValue(amountCents), when: whenWords(frequency, day) })
  return <ActionCard tone="soft" icon="calendar" title={title} detail={onDetail} onClick={() => send(onEvent)} />
}
