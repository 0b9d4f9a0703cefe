import { Snackbar } from '../../../design-system/components/Snackbar/Snackbar.tsx'
import { useFlowState, useUi } from '../../kit/app-context.ts'
import { useErrors } from '../../kit/use-errors.ts'
import { useWords } from '../../kit/words.ts'

/** What an outcome has to say beside the screen; empty while there is nothing. */
export function useNotice(): { readonly tone: 'info' | 'good' | 'bad'; readonly text: string } {
  const { notice } = useUi()
  const { noNetwork } = useWords()
  const { say, again } = useErrors(notice !== null)
  const message = notice === null ? undefined : say(notice)
  const text = message?.text ?? notice?.text ?? (notice !== null && again !== undefined ? noNetwork : '')
  return { tone: message?.tone === 'info' || message?.tone === 'good' ? message.tone : 'bad', text }
}

/** Says beside the step what an outcome has to say, or that not even its words could be fetched. Renders a Snackbar. */
export function NoticeView() {
  const isUnderModal = useFlowState().modals.length > 0
  const { tone, text } = useNotice()
  // A modal says it itself: what lies under it is neither seen nor heard.
  return <Snackbar tone={tone} text={text} visible={text !== '' && !isUnderModal} />
}
