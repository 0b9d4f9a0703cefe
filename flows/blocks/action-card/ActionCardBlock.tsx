import { ActionCard } from '../../../design-system/components/ActionCard/ActionCard.tsx'
import { useFacts, useSend } from '../../kit/app-context.ts'
import { fillCopy } from '../../kit/copy.ts'
import { iconNamed } from '../icon-named.ts'
import type { ActionCardProps } from './schema.ts'

export function ActionCardBlock({ tone, icon, title, detail, event }: ActionCardProps) {
  const send = useSend()
  const facts = useFacts()
  return (
    <ActionCard
      tone={tone}
      icon={iconNamed(icon)}
      title={fillCopy(title, facts)}
      detail={detail === undefined ? undefined : fillCopy(detail, facts)}
      onClick={() => send(event)}
    />
  )
}
