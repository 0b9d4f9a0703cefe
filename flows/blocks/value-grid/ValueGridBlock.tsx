import { useLayoutEffect, useRef } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { ValueGrid } from '../../../design-system/components/ValueGrid/ValueGrid.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { isPromised } from '../../../runtime/payment/promised.ts'
import { offerFor } from '../../../runtime/recharge/offer.ts'
import { lastRecharge, rechargeValues, rechargeValuesWithAttributes } from '../../../runtime/recharge/reads.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { boundOn, spendingOf } from '../../../runtime/rules/spending.ts'
import { useApp, useFact, useSend } from '../../kit/app-context.ts'
import { bonusRulesOf } from '../../kit/bonus.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useRead } from '../../kit/use-read.ts'
import { useReadInTime } from '../../kit/use-read-in-time.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { fill } from '../fill.ts'
import { optionOf } from './options.ts'
import type { ValueGridProps, valueGridSpec } from './schema.ts'

/**
 * How long the amounts wait for the customer's limits. If the limits arrive later, the screen accepts every amount, and
 * only the operator rejects an amount over a limit.
 */
const RECORD_MS = 2000
/** How long the amounts wait for the last recharge. If it comes later, no amount is chosen in advance. */
const LAST_MS = 1000

export function ValueGridBlock(props: ValueGridProps) {
  const { fact, label, left, spent, help, helpEvent, withAttributes = false } = props
  const { facts } = useApp()
  const write = useWrite<typeof valueGridSpec>()
  const send = useSend()
  const words = useWords()
  const read = useRead(withAttributes ? rechargeValuesWithAttributes : rechargeValues)
  const { isAwaited, data: record } = useReadInTime(customerRecord, RECORD_MS)
  const { isAwaited: isLastAwaited, data: last } = useReadInTime(lastRecharge, LAST_MS)
  const chosen = useFact('recharge.value')
  const target = useFact('recharge.target')
  const isForOther = useFact('recharge.forOther') === true
  const isBestMade = useFact('upsell.proactiveConfirm') === true
  const bonus = bonusRulesOf({ 'operator.bonus': useFact('operator.bonus') })
  const values = read.kind === 'ready' ? read.data : []
  const spending = record === undefined ? {} : spendingOf(record)
  const isOfferedAt = (cents: number | undefined): boolean =>
    values.some(({ id }) => id === cents && boundOn(id, spending) === undefined)
  const isOffered = isOfferedAt(chosen)
  const { error } = useChoiceField(fact, 'value', isOffered, spending.today === 0 ? 'spent' : 'empty')
  const isReady = read.kind === 'ready' && !isAwaited && !(isLastAwaited && chosen === undefined)
  const choose = (cents: number | undefined): void =>
    write({
      'recharge.value': cents,
      'recharge.isRepeat': undefined,
      'upsell.upsellConfirm': undefined,
      ...offerFor(cents, { values, record, isForOther, isBestMade, bonus }),
    })
  const settle = useRef(() => {})
  settle.current = () => {
    // The chosen amount may no longer exist or may be over a limit, so it is removed. An amount from an offer that
    // the customer accepted stays chosen.
    if (chosen === undefined) {
      // The amount of the number's last recharge is chosen in advance, except in the light-blue flow, which first
      // offers an amount to customers who have not chosen one.
      if (!withAttributes && last?.recipient === target && isOfferedAt(last?.amountCents)) choose(last?.amountCents)
      return
    }
    if (isOffered && isPromised(facts.all())) return
    choose(isOffered ? chosen : undefined)
  }
  // The facts are written in a layout effect, because a write after the paint could undo a tap.
  useLayoutEffect(() => {
    if (isReady) settle.current()
  }, [isReady])
  if (read.kind === 'failed') {
    return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  }
  if (!isReady) return <Skeleton shape="grid" label={words.loading} />
  const { today } = spending
  const isBounded = today !== undefined && values.some(({ id }) => boundOn(id, spending) === 'today')
  return (
    <>
      {today === 0 ? (
        <Notice tone="warning" icon="clock">
          {spent}
        </Notice>
      ) : null}
      <ValueGrid
        legend={label}
        aside={isBounded && today > 0 ? fill(left, { limit: formatBrl(today) }) : undefined}
        help={
          help !== undefined && helpEvent !== undefined ? { label: help, onClick: () => send(helpEvent) } : undefined
        }
        name={fact}
        options={values.map(value => optionOf(value, spending, props, bonus))}
        value={isOffered ? String(chosen) : ''}
        onChange={value => choose(Number(value))}
        error={error}
      />
    </>
  )
}
