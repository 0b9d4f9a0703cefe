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

/** Returns props that block a control until the customer could read it, if its event moves money, deletes or agrees. */
export function useHold(event: string): Hold {
  const { flow } = useApp()
  const { step } = useFlowState()
  return useHeld(weighs(flow, step, useOwner(), event))
}

/** Returns the props of `useHold` for a control that itself means consent. */
export function useHeld(isWeighty: boolean): Hold {
  const isBusy = useBusy()
  const [control, ref] = useState<Element | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  useLayoutEffect(() => {
    setIsHeld(true)
    // A press blocks the control again: the customer has to read its result too.
    return isWeighty && !isBusy && control !== null ? hold(control, setIsHeld) : undefined
  }, [control, isBusy, isWeighty])
  if (!isWeighty) return {}
  return { ref, 'data-weighs': '', ...(isHeld ? { 'aria-disabled': true } : {}) }
}
