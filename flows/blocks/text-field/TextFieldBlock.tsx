import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { parseLine } from '../../../runtime/rules/line.ts'
import { useTextField } from '../../kit/use-text-field.ts'
import { mayBeEmpty } from '../may-be-empty.ts'
import type { TextFieldProps } from './schema.ts'

export function TextFieldBlock({ fact, label, hint, maxLength, optional = false }: TextFieldProps) {
  const parse = (text: string) => parseLine(text, maxLength)
  const { field } = useTextField({ fact, rule: 'text', parse: optional ? mayBeEmpty(parse) : parse })
  return <TextField {...field} label={label} hint={hint} type="text" autoComplete="off" autoCapitalize="sentences" />
}
