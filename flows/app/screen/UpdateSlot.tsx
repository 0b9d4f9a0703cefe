import { useUi } from '../../kit/app-context.ts'
import { useCode } from '../../kit/code.ts'
import { updateView } from './later.ts'

/** Renders the offer to load a newer release, once its code has arrived. */
export function UpdateSlot() {
  const update = useUi(ui => ui.update)
  const view = useCode(updateView, update !== null)
  return update !== null && view.kind === 'here' ? <view.code update={update} /> : null
}
