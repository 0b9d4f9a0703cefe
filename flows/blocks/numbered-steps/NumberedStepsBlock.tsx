import { NumberedSteps } from '../../../design-system/components/NumberedSteps/NumberedSteps.tsx'
import type { NumberedStepsProps } from './schema.ts'

export function NumberedStepsBlock({ items }: NumberedStepsProps) {
  return <NumberedSteps items={items} />
}
