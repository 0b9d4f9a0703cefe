import { LoadingIndicator } from '../../../design-system/components/LoadingIndicator/LoadingIndicator.tsx'
import { useFacts } from '../../kit/app-context.ts'
import { fillCopy } from '../../kit/copy.ts'
import type { WaitingProps } from './schema.ts'
import { wait } from './WaitingBlock.css.ts'

export function WaitingBlock({ text }: WaitingProps) {
  const facts = useFacts()
  return (
    <div className={wait}>
      <LoadingIndicator text={fillCopy(text, facts)} />
    </div>
  )
}
