import { useApp, useFlowState } from './app-context.ts'
import { useCode } from './code.ts'
import { modalView } from './later.ts'
import { ReadFailed } from './ReadFailed.tsx'

/** Where the modal on top is drawn, with the code that draws modals. */
export function ModalSlot() {
  const { surroundings } = useApp()
  const isOpen = useFlowState().modals.length > 0
  const view = useCode(modalView, isOpen)
  if (!isOpen || view.kind === 'waiting') return null
  if (view.kind === 'lost') return <ReadFailed text={surroundings.words.loadFailed} again={view.again} />
  return <view.code />
}
