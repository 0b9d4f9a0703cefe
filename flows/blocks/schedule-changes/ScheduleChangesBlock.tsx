import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import { useFact, useIsRunning, useSend } from '../../kit/app-context.ts'
import { useWrite } from '../../kit/use-write.ts'
import { capitalised, frequencyWords, whenWords } from '../schedule-words.ts'
import type { ScheduleChangesProps, scheduleChangesSpec } from './schema.ts'

/**
 * Each row starts a change from the schedule's current values. It ignores an earlier choice that the customer did not
 * finish. If the card that pays is no longer saved, the rows are left out, because the customer must change the card
 * first.
 */
export function ScheduleChangesBlock({ label, day: title, frequency: often, ...events }: ScheduleChangesProps) {
  const write = useWrite<typeof scheduleChangesSpec>()
  const send = useSend()
  const frequency = useFact('schedule.frequency')
  const day = useFact('schedule.day')
  const isPayable = useFact('schedule.cardLast') !== undefined
  const isLoading = useIsRunning('schedule.load')
  if (isLoading || !isPayable || frequency === undefined || day === undefined) return null
  const open = (event: string, newDay: string | undefined): void => {
    write({ 'schedule.newFrequency': frequency, 'schedule.newDay': newDay })
    send(event)
  }
  return (
    <List label={label}>
      <ListItem
        title={title}
        detail={capitalised(whenWords(frequency, day))}
        media={<Icon name="calendar" />}
        onClick={() => open(events.dayEvent, day)}
      />
      <ListItem
        title={often}
        detail={frequencyWords[frequency]}
        media={<Icon name="repeat" />}
        onClick={() => open(events.frequencyEvent, undefined)}
      />
    </List>
  )
}
