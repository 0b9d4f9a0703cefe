import { SegmentedChoice } from '../../../design-system/components/SegmentedChoice/SegmentedChoice.tsx'
import { useNamedFact } from '../../kit/app-context.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import type { SegmentedProps } from './schema.ts'

export function SegmentedBlock({ fact, clears, legend, options, rule }: SegmentedProps) {
  const known = useNamedFact(fact)
  const write = useWriteFact()
  const chosen = options.find(({ value }) => value === known)?.value
  const { error } = useChoiceField(fact, rule, chosen !== undefined)
  const choose = (value: string): void => {
    if (value === chosen) return
    write(fact, value)
    if (clears !== undefined) write(clears, undefined)
  }
  return (
    <SegmentedChoice
      legend={legend}
      name={fact}
      options={options}
      value={chosen ?? ''}
      onChange={choose}
      error={error}
    />
  )
}
