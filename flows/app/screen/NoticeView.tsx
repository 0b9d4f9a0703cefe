import { Snackbar } from '../../../design-system/components/Snackbar/Snackbar.tsx'
import { useFlowState, useUi } from '../../kit/app-context.ts'
import { useErrors } from '../../kit/use-errors.ts'
import { useWords } from '../../kit/words.ts'

/** Returns the message of an outcome that stays on the same step. The text is empty if there is no message. */
export function useNotice(): { readonly tone: 'info' | 'good' | 'bad'; readonly text: string } {
  const notice = useUi(ui => ui.notice)
  const { noNetwork } = useWords()
  const { say, again } = useErrors(notice !== null)
  const message = notice === null ? undefined : say(notice)
  const text = message?.text ?? notice?.text ?? (notice !== null && again !== undefined ? noNetwork : '')
  return { tone: message?.tone === 'info' || message?.tone === 'good' ? message.tone : 'bad', text }
}

/**
 * Shows the message of an outcome above the step, as a Snackbar. If the message's text could not be fetched, the
 * Snackbar reports that problem instead.
 */
export function NoticeView() {
  const isUnderModal = useFlowState(({ modals }) => modals.length > 0)
  const { tone, text } = useNotice()
  // An open modal shows the message itself, because it covers the page, and screen readers cannot read the page under
  // it.
  return <Snackbar tone={tone} text={text} visible={text !== '' && !isUnderModal} />
}
