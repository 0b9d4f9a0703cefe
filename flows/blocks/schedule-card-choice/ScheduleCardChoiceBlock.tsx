import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { payerFacts } from '../../../runtime/recurrence/payer-facts.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { cardWords } from '../saved-words.ts'
import type { ScheduleCardChoiceProps, scheduleCardChoiceSpec } from './schema.ts'

export function ScheduleCardChoiceBlock({ legend, favorite, add, addEvent }: ScheduleCardChoiceProps) {
  const write = useWrite<typeof scheduleCardChoiceSpec>()
  const send = useSend()
  const { loading, loadFailed } = useWords()
  const read = useRead(customerRecord)
  const token = useFact('schedule.card')
  if (read.kind === 'loading') return <Skeleton shape="list" label={loading} />
  if (read.kind === 'failed') return <ReadFailed text={loadFailed} message={read.message} again={read.again} />
  const { credit_cards: saved } = read.data
  if (saved === undefined) return <ReadFailed text={loadFailed} again={read.again} />
  const cards = favoriteFirst(saved)
  return (
    <ChoiceList
      legend={legend}
      legendHidden
      name="schedule.card"
      options={cards.map(card => ({
        value: card.token,
        label: cardWords(card),
        detail: card.favorite ? favorite : undefined,
        media: <CardBrand brand={brandNamed(card.brand)} label={brandNames(card.brand)} />,
      }))}
      value={token ?? ''}
      onChange={value => write(payerFacts(cards.find(card => card.token === value)))}
      footer={<RowAction icon="plus" label={add} onClick={() => send(addEvent)} />}
    />
  )
}
