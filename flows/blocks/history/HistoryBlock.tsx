import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { EmptyState } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { LoadMore } from '../../../design-system/components/LoadMore/LoadMore.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import { byMonth, firstOf } from '../../../runtime/recharge/by-month.ts'
import { rechargeHistory } from '../../../runtime/recharge/reads.ts'
import { useApp, useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { fill } from '../fill.ts'
import { stack } from './HistoryBlock.css.ts'
import { MonthList } from './MonthList.tsx'
import { pastFacts } from './past-facts.ts'
import type { HistoryProps, historySpec } from './schema.ts'

/** The number of rows at first, and the number of rows that each tap adds. */
const PAGE = 30
const none: readonly RechargeRecord[] = []

export function HistoryBlock(props: HistoryProps) {
  const { facts } = useApp()
  const write = useWrite<typeof historySpec>()
  const send = useSend()
  const words = useWords()
  const read = useRead(rechargeHistory)
  // The customer record contains the names of saved numbers. If it cannot be read, the rows show the phone numbers.
  const customer = useRead(customerRecord)
  const records = read.kind === 'ready' ? read.data : none
  const months = useMemo(() => byMonth(records), [records])
  const { list, count, showMore } = usePages()
  if (read.kind === 'failed') return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  if (read.kind === 'loading' || customer.kind === 'loading') return <Skeleton shape="list" label={words.loading} />
  if (records.length === 0) {
    const { emptyTitle, emptyText, emptyAction, emptyEvent } = props
    const action = (
      <Button tone="primary" width="hug" onClick={() => send(emptyEvent)}>
        {emptyAction}
      </Button>
    )
    return <EmptyState icon="history" title={emptyTitle} text={emptyText} action={action} />
  }
  const known = customer.kind === 'ready' ? customer.data : undefined
  const open = (record: RechargeRecord): void => {
    write(pastFacts(record, props, known, facts.all()))
    send(props.event)
  }
  const shown = Math.min(count, records.length)
  return (
    <>
      <div ref={list} className={stack}>
        {firstOf(months, count).map(month => (
          <MonthList key={month.name ?? ''} month={month} customer={known} words={props} onOpen={open} />
        ))}
      </div>
      {records.length > PAGE ? (
        <LoadMore
          status={fill(props.count, { shown: String(shown), all: String(records.length) })}
          state={shown < records.length ? 'more' : 'done'}
          label={props.more}
          onMore={showMore}
        />
      ) : null}
    </>
  )
}

/**
 * Returns how many rows are shown, and a function to show more. After that function runs, the focus moves to the
 * first new row.
 */
function usePages() {
  const list = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(PAGE)
  const seen = useRef(PAGE)
  useEffect(() => {
    if (seen.current === count) return
    const first = list.current?.querySelectorAll<HTMLElement>('li > button')[seen.current]
    seen.current = count
    first?.focus({ preventScroll: true })
  }, [count])
  return { list, count, showMore: () => setCount(count + PAGE) }
}
