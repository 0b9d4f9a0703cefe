import { useEffect, useRef } from 'react'
import { SegmentedChoice } from '../../../design-system/components/SegmentedChoice/SegmentedChoice.tsx'
import { handlerOf } from '../../../runtime/handler.ts'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import type { CardType } from '../../../runtime/rules/card-type.ts'
import { useApp, useFact } from '../../app/app-context.ts'
import { useRead } from '../../app/use-read.ts'
import type { CardFormProps } from './schema.ts'

interface TypeChoiceProps {
  readonly words: NonNullable<CardFormProps['types']>
  readonly cardType: CardType | undefined
}

/** Asks how a card is to be charged that can be both, where the customer may pay either way. */
export function TypeChoice({ words, cardType }: TypeChoiceProps) {
  const { facts } = useApp()
  const ways = useRead(waysToPay)
  const type = useFact('payment.type')
  /** What was chosen in the list of ways, while another answer was given here. */
  const chosenBefore = useRef<typeof type>(undefined)
  const mayAsk =
    ways.kind === 'ready' &&
    (['credit', 'debit'] as const).every(way => ways.data.types.includes(way) && handlerOf(way))
  const asks = mayAsk && cardType === 'both'
  useEffect(() => {
    if (asks || chosenBefore.current === undefined) return
    // The answer was about a card that is not typed any more.
    facts.write({ 'payment.type': chosenBefore.current })
    chosenBefore.current = undefined
  }, [asks, facts])
  if (!asks) return null
  const choose = (value: string): void => {
    chosenBefore.current ??= type
    facts.write({ 'payment.type': value === 'debit' ? 'debit' : 'credit' })
  }
  return (
    <SegmentedChoice
      legend={words.legend}
      name="card-type"
      options={[
        { value: 'credit', label: words.credit },
        { value: 'debit', label: words.debit },
      ]}
      value={type ?? ''}
      onChange={choose}
    />
  )
}
