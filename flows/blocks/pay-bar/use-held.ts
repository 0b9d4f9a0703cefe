import { useEffect, useState } from 'react'
import { own } from '../../../runtime/engine/flow.ts'
import { useApp, useFlowState, useUi } from '../../app/app-context.ts'

/** No second tap of a double tap comes later. */
const DOUBLE_TAP_MS = 500

/**
 * Whether a tap on what pays may be the second of a double tap that led here: it was meant for the step before, and nobody
 * has read yet what they would confirm. Never where the page itself was loaded.
 */
export function useHeld(): boolean {
  const { flow } = useApp()
  const { step } = useFlowState()
  const { shown } = useUi()
  const [held, setHeld] = useState(shown > 1 && own(flow.steps, step)?.confirms !== undefined)
  useEffect(() => {
    const timer = setTimeout(() => setHeld(false), DOUBLE_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return held
}
