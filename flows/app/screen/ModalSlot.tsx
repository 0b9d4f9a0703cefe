import { useEffect } from 'react'
import { last } from '../../../runtime/engine/state.ts'
import { useApp, useBusy, useFlowState } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { Boundary } from './Boundary.tsx'
import { brokenMessage } from './broken-message.ts'
import { modalView } from './later.ts'

/** Renders the topmost modal, once the code of modals has arrived. */
export function ModalSlot() {
  const { surroundings } = useApp()
  const open = useFlowState(({ modals }) => last(modals))
  const view = useCode(modalView, open !== undefined)
  if (open === undefined || view.kind === 'waiting') return null
  if (view.kind === 'lost') return <ReadFailed text={surroundings.words.loadFailed} again={view.again} />
  return (
    <Boundary key={open.id} name={`dialog ${open.id}`} instead={() => <Dismissed />}>
      <view.code />
    </Boundary>
  )
}

/**
 * Replaces a modal that cannot be rendered. As soon as the modal's action has ended, it closes the modal and shows a
 * notice.
 */
function Dismissed() {
  const { driver, facts, ui } = useApp()
  const isBusy = useBusy()
  useEffect(() => {
    if (isBusy) return
    driver.send({ type: 'user', name: 'dismiss' })
    ui.setState({ notice: brokenMessage({}, driver.state(), facts.all()) })
  }, [driver, facts, isBusy, ui])
  return null
}
