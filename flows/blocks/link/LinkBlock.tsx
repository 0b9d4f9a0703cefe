import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useSend } from '../../app/app-context.ts'
import { Copy } from '../../app/Copy.tsx'
import type { LinkProps } from './schema.ts'

export function LinkBlock({ label, event }: LinkProps) {
  const send = useSend()
  return (
    <Button tone="quiet" onClick={() => send(event)}>
      <Copy text={label} />
    </Button>
  )
}
