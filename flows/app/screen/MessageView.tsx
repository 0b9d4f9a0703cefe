import { Button } from '../../../design-system/components/Button/Button.tsx'
import { MessagePage } from '../../../design-system/components/MessagePage/MessagePage.tsx'
import type { Message } from '../../../runtime/engine/state.ts'
import { useApp } from '../../kit/app-context.ts'
import { codeLine, type ErrorMessage } from '../../kit/errors.ts'
import { isFramed } from '../../layouts/layout-names.ts'

interface MessageViewProps {
  readonly message: Message
  /** The texts and buttons of the message, from the error catalogue. */
  readonly said: ErrorMessage
  /** Receives the event of the pressed button. If undefined, the event goes to the flow. */
  readonly onAct?: ((event: string) => void) | undefined
}

/**
 * Renders a message of the error catalogue as a page (MessagePage) instead of the step. In a partner's iframe, it
 * leaves out the button that opens another page.
 */
export function MessageView({ message, said, onAct }: MessageViewProps) {
  const { flow, driver, surroundings } = useApp()
  const { title, text, news, money, tone, main, out } = said
  const send = onAct ?? ((name: string): void => driver.send({ type: 'user', name }))
  return (
    <MessagePage
      tone={tone ?? 'warning'}
      icon="alert"
      title={title}
      text={text}
      news={news}
      note={money}
      code={codeLine(surroundings.words, message)}
      actions={
        <>
          <Button tone="primary" onClick={() => send(main.event)}>
            {main.label}
          </Button>
          {out === undefined || isFramed(flow.layout) ? null : (
            <Button tone="quiet" onClick={() => send(out.event)}>
              {out.label}
            </Button>
          )}
        </>
      }
    />
  )
}
