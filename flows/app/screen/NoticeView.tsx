import { Snackbar } from '../../../design-system/components/Snackbar/Snackbar.tsx'
import { useFlowState, useUi } from '../../kit/app-context.ts'
import { useErrors } from '../../kit/use-errors.ts'
import { useWords } from '../../kit/words.ts'

/** Returns the message of an outcome that stays on the step; the text is empty if there is none. */
export function useNotice(): { readonly tone: 'info' | 'good' | 'bad'; readonly text: string } {
  const { notice } = useUi()
  const { noNetwork } = useWords()
  const { say, again } = useErrors(notice !== null)
  const message = notice === null ? undefined : say(notice)
  const text = message?.text ?? notice?.text ?? (notice !== null && again !== undefined ? noNetwork : '')
  return { tone: message?.tone === 'info' || message?.tone === 'good' ? message.tone : 'bad', text }
}

/** Shows an outcome's message over the step, or that its words could not be fetched. Renders a Snackbar. */
export function NoticeView() {
  const isUnderModal = useFlowState().modals.length > 0
  const { tone, text } = useNotice()
  // An open modal shows the message itself, because the page under it is hidden from sight and from screen readers.
  return <Snackbar tone={tone} text={text} visible={text !== '' && !isUnderModal} />
}
