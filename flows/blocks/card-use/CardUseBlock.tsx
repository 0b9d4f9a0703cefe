import { SegmentedChoice } from '../../../design-system/components/SegmentedChoice/SegmentedChoice.tsx'
import { useFact } from '../../kit/app-context.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import type { CardUseProps } from './schema.ts'

export function CardUseBlock({ fact, legend, credit, debit }: CardUseProps) {
  const write = useWriteFact()
  const type = useFact('payment.type')
  return (
    <SegmentedChoice
      legend={legend}
      name={`${fact} use`}
      options={[
        { value: 'credit', label: credit },
        { value: 'debit', label: debit },
      ]}
      value={type ?? ''}
      onChange={value => write(fact, value)}
    />
  )
}
