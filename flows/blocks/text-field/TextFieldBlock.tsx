import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { useTextField } from '../../app/use-text-field.ts'
import type { TextFieldProps } from './schema.ts'

const asTyped = (text: string): string => text

export function TextFieldBlock({ fact, label, hint, maxLength, optional = false }: TextFieldProps) {
  const { field } = useTextField({
    fact,
    rule: 'text',
    parse: text => {
      const value = text.trim().replace(/\s+/g, ' ')
      return value === '' && !optional ? { ok: false, violation: 'empty' } : { ok: true, value }
    },
    show: asTyped,
    format: asTyped,
  })
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      type="text"
      autoComplete="off"
      autoCapitalize="sentences"
      maxLength={maxLength}
    />
  )
}
