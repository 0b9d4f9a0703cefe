import { Snackbar } from '../../design-system/components/Snackbar/Snackbar.tsx'
import { useUi } from './app-context.ts'
import { messageFor } from './errors.ts'
import { useErrors } from './use-errors.ts'

/** Says beside the step what an outcome has to say. Renders a Snackbar. */
export function NoticeView() {
  const { notice } = useUi()
  const errors = useErrors(notice !== null)
  const message = notice === null || errors === undefined ? undefined : messageFor(errors, notice.code)
  const text = message === undefined ? '' : (notice?.text ?? message.text)
  return <Snackbar tone={message?.tone === 'info' ? 'info' : 'bad'} text={text} visible={text !== ''} />
}
