import { Snackbar } from '../../design-system/components/Snackbar/Snackbar.tsx'
import { useUi } from './app-context.ts'
import { messageFor } from './errors.ts'
import { useErrors } from './use-errors.ts'
import { useWords } from './words.ts'

/** Says beside the step what an outcome has to say, or that not even its words could be fetched. Renders a Snackbar. */
export function NoticeView() {
  const { notice } = useUi()
  const { noNetwork } = useWords()
  const { errors, again } = useErrors(notice !== null)
  const message = notice === null || errors === undefined ? undefined : messageFor(errors, notice.code)
  const text = notice?.text ?? message?.text ?? (notice !== null && again !== undefined ? noNetwork : '')
  return <Snackbar tone={message?.tone === 'info' ? 'info' : 'bad'} text={text} visible={text !== ''} />
}
