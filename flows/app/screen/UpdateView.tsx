import { useEffect, useReducer, useState } from 'react'
import { Prompt } from '../../../design-system/components/Prompt/Prompt.tsx'
import { useFacts, useFlowState, useUi } from '../../kit/app-context.ts'
import type { Update } from '../../kit/ui-store.ts'
import { useWords } from '../../kit/words.ts'

/** Offers a newer release (as a Prompt) while a reload would not lose the customer's input. */
export function UpdateView({ update }: { readonly update: Update }) {
  const words = useWords()
  const isIdle = useUi(({ notice, isWaiting }) => notice === null && !isWaiting)
  // `isTimely` depends on the flow's state, the facts and the typed inputs. If one of them changes, the component must
  // render again.
  useFlowState(state => state)
  useFacts()
  useInputs()
  // A screen reader announces only changes, so the prompt appears after the first render.
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => setIsHeard(true), [])
  const visible = isHeard && isIdle && update.isTimely()
  return <Prompt text={words.newVersion} actionLabel={words.update} visible={visible} onAct={update.take} />
}

/** Renders the component again whenever the customer types or chooses something. */
function useInputs(): void {
  const [, hear] = useReducer((heard: number) => heard + 1, 0)
  useEffect(() => {
    window.addEventListener('input', hear)
    return () => window.removeEventListener('input', hear)
  }, [])
}
