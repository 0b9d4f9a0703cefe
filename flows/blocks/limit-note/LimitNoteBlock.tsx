import { useEffect } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { TextLink } from '../../../design-system/components/TextLink/TextLink.tsx'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { boundOn } from '../../../runtime/rules/spending.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { fill } from '../fill.ts'
import { isSpent, limitWords } from '../limit-words.ts'
import type { LimitNoteProps, limitNoteSpec } from './schema.ts'

/**
 * Warns the customer if the amount reaches a limit. The block waits for the same data as the list of payment methods,
 * so that both appear together and the page does not shift.
 */
export function LimitNoteBlock(props: LimitNoteProps) {
  const send = useSend()
  const amountCents = useFact('recharge.value')
  const write = useWrite<typeof limitNoteSpec>()
  const read = useRead(waysToPay)
  const spending = read.kind === 'ready' ? read.data.spending : undefined
  const bound = amountCents === undefined || spending === undefined ? undefined : boundOn(amountCents, spending)
  const isOverLimit = bound !== undefined
  useEffect(() => {
    write({ 'recharge.isOverLimit': isOverLimit })
    return () => write({ 'recharge.isOverLimit': undefined })
  }, [write, isOverLimit])
  if (spending === undefined || amountCents === undefined) return null
  if (bound === undefined) {
    const { today } = spending
    // If the customer recharges the same amount once more today, the total is over today's limit.
    const isNear = today !== undefined && today < 2 * amountCents
    return isNear ? (
      <Notice tone="info" icon="clock">
        {fill(props.near, { limit: formatBrl(today) })}
      </Notice>
    ) : null
  }
  return (
    <Notice
      tone="warning"
      icon="alert"
      action={isSpent(bound, spending) ? null : <TextLink onClick={() => send(props.event)}>{props.label}</TextLink>}
    >
      {limitWords(bound, spending, props, formatBrl)}
    </Notice>
  )
}
