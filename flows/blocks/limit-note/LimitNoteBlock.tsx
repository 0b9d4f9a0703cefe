import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { boundOn } from '../../../runtime/rules/spending.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { fill } from '../fill.ts'
import { isSpent, limitWords } from '../limit-words.ts'
import type { LimitNoteProps } from './schema.ts'

/**
 * Warns the customer if the amount reaches a limit. The customer can still try to pay. The block waits for the same
 * data as the list of payment methods, so that both appear together and the page does not shift.
 */
export function LimitNoteBlock(props: LimitNoteProps) {
  const send = useSend()
  const amountCents = useFact('recharge.value')
  const read = useRead(waysToPay)
  if (read.kind !== 'ready' || amountCents === undefined) return null
  const { spending } = read.data
  const bound = boundOn(amountCents, spending)
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
    <div>
      <Notice tone="warning" icon="alert">
        {limitWords(bound, spending, props, formatBrl)}
      </Notice>
      {isSpent(bound, spending) ? null : (
        <Button tone="quiet" onClick={() => send(props.event)}>
          {props.label}
        </Button>
      )}
    </div>
  )
}
