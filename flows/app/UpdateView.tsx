import { useEffect, useState } from 'react'
import { Prompt } from '../../design-system/components/Prompt/Prompt.tsx'
import { useApp, useFacts, useFlowState, useUi } from './app-context.ts'
import { mayInterrupt } from './may-interrupt.ts'
import { useWords } from './words.ts'

/** Offers a newer release while nothing would be lost by loading it. Renders a Prompt. */
export function UpdateView({ onAccept }: { readonly onAccept: () => void }) {
  const app = useApp()
  const { newVersion, update } = useWords()
  const { notice, isWaiting } = useUi()
  // Both are what `mayInterrupt` looks at.
  useFlowState()
  useFacts()
  // What is there from the beginning is announced to nobody.
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => setIsHeard(true), [])
  const visible = isHeard && notice === null && !isWaiting && mayInterrupt(app)
  return <Prompt text={newVersion} actionLabel={update} visible={visible} onAct={onAccept} />
}
