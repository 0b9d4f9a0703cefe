import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { formatBirthDate, parseBirthDate } from '../../../runtime/rules/birth-date.ts'
import { useOperator } from '../../kit/app-context.ts'
import { useTextField } from '../../kit/use-text-field.ts'
import { mayBeEmpty } from '../may-be-empty.ts'
import type { BirthDateFieldProps } from './schema.ts'

export function BirthDateFieldBlock({ fact, label, hint }: BirthDateFieldProps) {
  const { today } = useOperator()
  const { field } = useTextField({
    fact,
    rule: 'birthDate',
    parse: mayBeEmpty(text => parseBirthDate(text, today())),
    show: formatBirthDate,
    format: formatBirthDate,
  })
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      type="text"
      inputMode="numeric"
      autoComplete="bday"
      spellCheck={false}
    />
  )
}
