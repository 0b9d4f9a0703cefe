import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { formatCpf, parseCpf } from '../../../runtime/rules/cpf.ts'
import { useTextField } from '../../kit/use-text-field.ts'
import { mayBeEmpty } from '../may-be-empty.ts'
import type { CpfFieldProps } from './schema.ts'

export function CpfFieldBlock({ fact, label, hint, optional = false }: CpfFieldProps) {
  const { field } = useTextField({
    fact,
    rule: 'cpf',
    parse: optional ? mayBeEmpty(parseCpf) : parseCpf,
    show: formatCpf,
    format: formatCpf,
  })
  return <TextField {...field} label={label} hint={hint} purpose="cpf" />
}
