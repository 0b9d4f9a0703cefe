import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useBusy, useSend } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { useHold } from '../../kit/use-hold.ts'
import type { ActionProps } from './schema.ts'

export function ActionBlock({ label, busyLabel, event, tone = 'primary' }: ActionProps) {
  const send = useSend()
  return (
    <Button {...useHold(event)} tone={tone} busy={useBusy()} busyLabel={busyLabel} onClick={() => send(event)}>
      <Copy text={label} />
    </Button>
  )
}
