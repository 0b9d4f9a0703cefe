import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react'
import { useApp, useBusy, useFlowState, useOwner } from './app-context.ts'
import { hold } from './hold.ts'
import { weighs } from './weighs.ts'

/** Props for a Button or a Switch. */
export interface Hold {
  readonly ref?: Dispatch<SetStateAction<Element | null>>
  readonly 'data-weighs'?: ''
  readonly 'aria-disabled'?: true
}

/**
 * Returns props that block a control until the customer has had time to read it, if the control's event moves money,
 * deletes something or agrees to something.
 */
export function useHold(event: string): Hold {
  const { flow } = useApp()
  const { step } = useFlowState()
  return useHeld(weighs(flow, step, useOwner(), event))
}

/**
 * Returns the props of `useHold` if `isWeighty`. Blocks use it for a control whose press means consent, whatever event
 * the control sends.
 */
export function useHeld(isWeighty: boolean): Hold {
  const isBusy = useBusy()
  const [control, ref] = useState<Element | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  useLayoutEffect(() => {
    setIsHeld(true)
    // While an action runs the control is blocked. Afterwards the wait starts again, because the screen may show
    // something new to read.
    return isWeighty && !isBusy && control !== null ? hold(control, setIsHeld) : undefined
  }, [control, isBusy, isWeighty])
  if (!isWeighty) return {}
  return { ref, 'data-weighs': '', ...(isHeld ? { 'aria-disabled': true } : {}) }
}
