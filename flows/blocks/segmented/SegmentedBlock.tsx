import { SegmentedChoice } from '../../../design-system/components/SegmentedChoice/SegmentedChoice.tsx'
import { useNamedFact } from '../../app/app-context.ts'
import { useWriteFact } from '../../app/step-form.tsx'
import { useChoiceField } from '../../app/use-choice-field.ts'
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
