import { useEffect } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { SegmentedChoice } from '../../../design-system/components/SegmentedChoice/SegmentedChoice.tsx'
import { roomOf } from '../../../runtime/cards/room.ts'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { useFact } from '../../kit/app-context.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useRead } from '../../kit/use-read.ts'
import { onlyKind } from './only-kind.ts'
import type { CardKindProps } from './schema.ts'

export function CardKindBlock({ fact, legend, credit, debit, onlyCredit, onlyDebit }: CardKindProps) {
  const write = useWriteFact()
  const kind = useFact('card.kind')
  const isSent = useFact('card.sentTokens') !== undefined
  const read = useRead(customerRecord)
  const only = read.kind === 'ready' ? onlyKind(roomOf(read.data), isSent) : undefined
  useEffect(() => {
    if (only !== undefined && kind !== only) write(fact, only)
  })
  if (only !== undefined) {
    return (
      <Notice tone="info" icon="alert">
        {only === 'credit' ? onlyCredit : onlyDebit}
      </Notice>
    )
  }
  return (
    <SegmentedChoice
      legend={legend}
      name={fact}
      options={[
        { value: 'credit', label: credit },
        { value: 'debit', label: debit },
      ]}
      value={kind ?? ''}
      onChange={value => write(fact, value)}
    />
  )
}
