import { Button } from '../../../design-system/components/Button/Button.tsx'
import { EmptyState } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { useSend } from '../../kit/app-context.ts'
import { iconNamed } from '../icon-named.ts'
import type { EmptyProps } from './schema.ts'

export function EmptyBlock({ icon, title, text, label, event }: EmptyProps) {
  const send = useSend()
  const action = (
    <Button tone="primary" width="hug" onClick={() => send(event)}>
      {label}
    </Button>
  )
  return <EmptyState icon={iconNamed(icon)} title={title} text={text} action={action} />
}
