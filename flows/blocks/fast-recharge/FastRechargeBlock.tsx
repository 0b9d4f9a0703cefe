import { useEffect } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { rechargeValues } from '../../../runtime/recharge/reads.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFacts, useSend } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { Payable } from './Payable.tsx'
import type { FastRechargeProps, fastRechargeSpec } from './schema.ts'
import { standingOf } from './standing.ts'

export function FastRechargeBlock(props: FastRechargeProps) {
  const write = useWrite<typeof fastRechargeSpec>()
  const facts = useFacts()
  useEffect(() => {
    // The app offers the repetition only once. A customer who dismisses it and comes back does not see it again.
    write({ 'recharge.isRepeat': undefined })
  }, [write])
  const value = facts['recharge.value']
  return (
    <>
      <Heading level={2} size="amount" lead={<Copy text={props.lead} />}>
        {value === undefined ? null : formatBrl(value)}
      </Heading>
      <HowToPay {...props} />
    </>
  )
}

/** Renders the payment after the app has checked that the amount and the payment method are still available. */
function HowToPay(props: FastRechargeProps) {
  const words = useWords()
  const send = useSend()
  const facts = useFacts()
  const ways = useRead(waysToPay)
  const values = useRead(rechargeValues)
  const failed = ways.kind === 'failed' ? ways : values.kind === 'failed' ? values : undefined
  const other = (
    <Button tone="quiet" onClick={() => send('dismiss')}>
      {props.other}
    </Button>
  )
  if (failed !== undefined) {
    return (
      <>
        <ReadFailed text={words.loadFailed} message={failed.message} again={failed.again} />
        {other}
      </>
    )
  }
  if (ways.kind !== 'ready' || values.kind !== 'ready') return <Skeleton shape="card" label={words.loading} />
  // A payment method is offered only if the flow config contains it, even if the operator supports it.
  const types = ways.data.types.filter(type => props.ways.some(({ id }) => id === type))
  const standing = standingOf(facts, { ...ways.data, types }, values.data)
  if (standing.kind === 'payable') {
    return (
      <>
        <Payable type={standing.type} saved={standing.card} {...props} />
        {other}
      </>
    )
  }
  const isValue = standing.kind === 'valueGone' || standing.kind === 'overLimit'
  return (
    <>
      <Notice tone="warning" icon="alert">
        {props[standing.kind]}
      </Notice>
      <Button tone="primary" onClick={() => send(isValue ? props.valueEvent : 'dismiss')}>
        {isValue ? props.chooseValue : props.choose}
      </Button>
    </>
  )
}
