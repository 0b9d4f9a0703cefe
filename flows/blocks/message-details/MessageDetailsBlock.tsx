import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { last } from '../../../runtime/engine/state.ts'
import { useFlowState, useSend } from '../../app/app-context.ts'
import { messageFor } from '../../app/errors.ts'
import { useErrors } from '../../app/use-errors.ts'
import { TextBlock } from '../text/TextBlock.tsx'

export function MessageDetailsBlock() {
  const message = last(useFlowState().modals)?.message
  const { errors } = useErrors()
  const send = useSend()
  if (errors === undefined || message === undefined) return null
  const { text, money, main, out } = messageFor(errors, message?.code ?? '0')
  return (
    <>
      <TextBlock text={message?.text ?? text} />
      {money === undefined ? null : <Notice tone="quiet">{money}</Notice>}
      <Button tone="primary" onClick={() => send(main.event)}>
        {main.label}
      </Button>
      {out === undefined ? null : (
        <Button tone="quiet" onClick={() => send(out.event)}>
          {out.label}
        </Button>
      )}
    </>
  )
}
