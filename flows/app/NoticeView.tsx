import { Snackbar } from '../../design-system/components/Snackbar/Snackbar.tsx'
import { useUi } from './app-context.ts'
import { messageFor } from './errors.ts'
import { useErrors } from './use-errors.ts'

/** Says beside the step what an outcome has to say. Renders a Snackbar. */
export function NoticeView() {
  const { notice } = useUi()
  const errors = useErrors()
  const text = notice === null || errors === undefined ? '' : (notice.text ?? messageFor(errors, notice.code).text)
  return <Snackbar tone="bad" text={text} visible={text !== ''} />
}
