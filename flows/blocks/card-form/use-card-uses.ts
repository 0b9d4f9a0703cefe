import { useEffect } from 'react'
import { getBin } from '../../../runtime/operator/contract/payment.ts'
import { parseCardType } from '../../../runtime/rules/card-type.ts'
import { useApp, useFact, useOperator } from '../../app/app-context.ts'

const BIN_DIGITS = 6

/** Writes down what a whole number can be charged as, where there is more than one way. Nobody waits for it. */
export function useCardUses(pan: string, isWhole: boolean): void {
  const { facts } = useApp()
  const context = useOperator()
  const isDebitOffered = useFact('payment.debitOffered') === true
  const bin = isWhole && isDebitOffered ? pan.slice(0, BIN_DIGITS) : undefined
  useEffect(() => {
    if (bin === undefined) return
    const left = new AbortController()
    void context.send(getBin, { params: { bin }, signal: left.signal }).then(answer => {
      if (left.signal.aborted || answer.kind !== 'ok') return
      facts.write({ 'payment.cardUses': parseCardType(answer.data.bin.CardType) })
    })
    return () => {
      left.abort()
      facts.write({ 'payment.cardUses': undefined })
    }
  }, [bin, context, facts])
}
