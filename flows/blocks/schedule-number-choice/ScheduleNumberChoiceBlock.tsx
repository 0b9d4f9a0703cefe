import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { useApp, useFact, useSend } from '../../app/app-context.ts'
import { ReadFailed } from '../../app/ReadFailed.tsx'
import { useRead } from '../../app/use-read.ts'
import { useWords } from '../../app/words.ts'
import { numberWords } from '../schedule-words.ts'
import type { ScheduleNumberChoiceProps } from './schema.ts'

export function ScheduleNumberChoiceBlock({ legend, own, add, addEvent }: ScheduleNumberChoiceProps) {
  const { facts } = useApp()
  const send = useSend()
  const { loading, loadFailed } = useWords()
  const read = useRead(customerRecord)
  const chosen = useFact('schedule.recipient')
  if (read.kind === 'loading') return <Skeleton shape="list" label={loading} />
  if (read.kind === 'failed') return <ReadFailed text={loadFailed} message={read.message} again={read.again} />
  const { msisdn, recipients } = read.data
  const saved = recipients.filter(recipient => recipient.msisdn !== msisdn)
  // What is scheduled already may be for a number that is not saved any more.
  const isElsewhere = chosen !== undefined && chosen !== msisdn && !saved.some(one => one.msisdn === chosen)
  const numbers = [
    { msisdn, name: own },
    ...saved.map(({ msisdn: number, name = '' }) => ({ msisdn: number, name })),
    ...(isElsewhere ? [{ msisdn: chosen, name: '' }] : []),
  ]
  return (
    <ChoiceList
      legend={legend}
      legendHidden
      name="schedule.recipient"
      options={numbers.map(one => ({
        value: one.msisdn,
        label: one.name === '' ? numberWords(one.msisdn) : one.name,
        detail: one.name === '' ? undefined : numberWords(one.msisdn),
      }))}
      value={chosen ?? ''}
      onChange={value => facts.write({ 'schedule.recipient': value })}
      footer={<RowAction icon="plus" label={add} onClick={() => send(addEvent)} />}
    />
  )
}
