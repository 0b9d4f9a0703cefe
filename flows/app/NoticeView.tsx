import { Snackbar } from '../../design-system/components/Snackbar/Snackbar.tsx'
import { useUi } from './app-context.ts'
import { useErrors } from './use-errors.ts'
import { useWords } from './words.ts'

/** Says beside the step what an outcome has to say, or that not even its words could be fetched. Renders a Snackbar. */
export function NoticeView() {
  const { notice } = useUi()
  const { noNetwork } = useWords()
  const { say, again } = useErrors(notice !== null)
  const message = notice === null ? undefined : say(notice)
  const text = message?.text ?? notice?.text ?? (notice !== null && again !== undefined ? noNetwork : '')
  const tone = message?.tone === 'info' || message?.tone === 'good' ? message.tone : 'bad'
  return <Snackbar tone={tone} text={text} visible={text !== ''} />
}
