import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useSend } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { useHold } from '../../kit/use-hold.ts'
import type { LinkProps } from './schema.ts'

export function LinkBlock({ label, event }: LinkProps) {
  const send = useSend()
  return (
    <Button {...useHold(event)} tone="quiet" onClick={() => send(event)}>
      <Copy text={label} />
    </Button>
  )
}
