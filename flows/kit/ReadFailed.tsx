import { Notice } from '../../design-system/components/Notice/Notice.tsx'
import { SmallPrint } from '../../design-system/components/SmallPrint/SmallPrint.tsx'
import { TextLink } from '../../design-system/components/TextLink/TextLink.tsx'
import type { Message } from '../../runtime/engine/state.ts'
import { codeLine } from './errors.ts'
import { useErrors } from './use-errors.ts'
import { useWords } from './words.ts'

interface ReadFailedProps {
  /** The flow's own sentence. It is shown if the operator sent no message. */
  readonly text: string
  readonly message?: Message | undefined
  readonly again: () => void
}

/** Renders a notice that some data could not be read, with the reason and a button to retry. */
export function ReadFailed({ text, message, again }: ReadFailedProps) {
  const words = useWords()
  const { say } = useErrors(message !== undefined)
  const said = message && say(message)
  const code = said && codeLine(words, message)
  return (
    <div role="alert">
      <Notice tone="warning" icon="alert" action={<TextLink onClick={again}>{words.tryAgain}</TextLink>}>
        <span>{said?.text ?? text}</span>
        {code === undefined ? null : <SmallPrint text={code} />}
      </Notice>
    </div>
  )
}
