import { useEffect, useRef, useState } from 'react'
import { own } from '../../../runtime/engine/flow.ts'
import { useApp, useFlowState, useUi } from '../../app/app-context.ts'
import { createHold, type Hold } from './hold.ts'

/** No second tap of a double tap comes later. */
const DOUBLE_TAP_MS = 500

/**
 * What holds a button that pays for as long as a tap on it may be the second of a double tap that led here: it was meant
 * for the step before, and nobody has read yet what they would confirm. Never where the page itself was loaded. Whoever
 * does not see the page is told that the button is not ready.
 */
export function useHold(): Hold & { readonly 'aria-disabled'?: true } {
  const { flow } = useApp()
  const { step } = useFlowState()
  const { shown } = useUi()
  const [isHeld, setHeld] = useState(shown > 1 && own(flow.steps, step)?.confirms !== undefined)
  const latest = useRef(isHeld)
  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current = false
      setHeld(false)
    }, DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  const [hold] = useState(() => createHold(() => latest.current))
  return isHeld ? { ...hold, 'aria-disabled': true } : hold
}
