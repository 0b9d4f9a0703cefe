import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react'
import { useApp, useBusy, useFlowState, useOwner } from './app-context.ts'
import { hold } from './hold.ts'
import { weighs } from './weighs.ts'

/** Fits a Button and a Switch. */
export interface Hold {
  readonly ref?: Dispatch<SetStateAction<Element | null>>
  readonly 'data-weighs'?: ''
  readonly 'aria-disabled'?: true
}

/** Returns what makes a control wait until it could be read, if what its event does moves money, deletes or agrees. */
export function useHold(event: string): Hold {
  const { flow } = useApp()
  const { step } = useFlowState()
  return useHeld(weighs(flow, step, useOwner(), event))
}

/** Returns the same for a control that agrees to something by itself. */
export function useHeld(isWeighty: boolean): Hold {
  const isBusy = useBusy()
  const [control, ref] = useState<Element | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  useLayoutEffect(() => {
    setIsHeld(true)
    // The customer has to read the result of the last press, too.
    return isWeighty && !isBusy && control !== null ? hold(control, setIsHeld) : undefined
  }, [control, isBusy, isWeighty])
  if (!isWeighty) return {}
  return { ref, 'data-weighs': '', ...(isHeld ? { 'aria-disabled': true } : {}) }
}
