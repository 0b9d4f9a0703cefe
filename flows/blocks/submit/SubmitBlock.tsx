import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useBusy } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { useHold } from '../../kit/use-hold.ts'
import type { SubmitProps } from './schema.ts'

export function SubmitBlock({ label, busyLabel }: SubmitProps) {
  return (
    <Button {...useHold('submit')} tone="primary" type="submit" busy={useBusy()} busyLabel={busyLabel}>
      <Copy text={label} />
    </Button>
  )
}
