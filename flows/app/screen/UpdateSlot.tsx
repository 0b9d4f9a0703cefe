import { useUi } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { updateView } from './later.ts'

/** Where a newer release is offered, with the code that does it. One whose code cannot be had is not missed. */
export function UpdateSlot() {
  const { update } = useUi()
  const view = useCode(updateView, update !== null)
  return update !== null && view.kind === 'here' ? <view.code update={update} /> : null
}
