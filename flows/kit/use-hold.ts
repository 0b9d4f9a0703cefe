import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react'
import { useApp, useBusy, useFlowState, useOwner } from './app-context.ts'
import { hold } from './hold.ts'
import { weighs } from './weighs.ts'

/** The props of a Button or a Switch that may be blocked. */
export interface Hold {
  readonly ref?: Dispatch<SetStateAction<Element | null>>
  readonly 'data-weighs'?: ''
  readonly 'aria-disabled'?: true
}

/**
 * Returns props that block a control until the customer has had time to read it. Controls are blocked only if their
 * event moves money, deletes something or agrees to something.
 */
export function useHold(event: string): Hold {
  const { flow } = useApp()
  const step = useFlowState(state => state.step)
  return useHeld(weighs(flow, step, useOwner(), event))
}

/**
 * Returns the same props as `useHold`, but only if `isWeighty` is true. Blocks use it for a control that gives the
 * customer's consent, whatever event the control sends.
 */
export function useHeld(isWeighty: boolean): Hold {
  const isBusy = useBusy()
  const [control, ref] = useState<Element | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  useLayoutEffect(() => {
    setIsHeld(true)
    // The control is blocked while an action runs. Afterwards the waiting time starts again, because the screen may
    // show a new text to read.
    return isWeighty && !isBusy && control !== null ? hold(control, setIsHeld) : undefined
  }, [control, isBusy, isWeighty])
  if (!isWeighty) return {}
  return { ref, 'data-weighs': '', ...(isHeld ? { 'aria-disabled': true } : {}) }
}
