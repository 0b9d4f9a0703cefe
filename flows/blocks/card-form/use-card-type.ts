import { useEffect, useState } from 'react'
import { BIN_DIGITS, lookUp } from '../../../runtime/payment/gateway/look-up.ts'
import type { CardType } from '../../../runtime/rules/card-type.ts'
import { useOperator } from '../../kit/app-context.ts'

/**
 * Returns the type of the card whose number the customer is typing, once the gateway has recognised the first
 * digits. Ignores answers for earlier digits.
 */
export function useCardType(pan: string): CardType | undefined {
  const { send } = useOperator()
  const bin = pan.length < BIN_DIGITS ? '' : pan.slice(0, BIN_DIGITS)
  const [known, setKnown] = useState<{ readonly bin: string; readonly type: CardType | undefined }>()
  useEffect(() => {
    if (bin === '') return
    const abort = new AbortController()
    void lookUp({ send }, bin, abort.signal).then(({ type }) => {
      if (!abort.signal.aborted) setKnown({ bin, type })
    })
    return () => abort.abort()
  }, [bin, send])
  return known?.bin === bin ? known.type : undefined
}
