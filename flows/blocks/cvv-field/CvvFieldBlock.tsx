import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { checkCvv } from '../../../runtime/rules/cvv.ts'
import { digitsOf } from '../../../runtime/rules/digits.ts'
import { useFacts } from '../../app/app-context.ts'
import { fillCopy } from '../../app/copy.ts'
import { useSecretField } from '../../app/use-secret-field.ts'
import type { CvvFieldProps } from './schema.ts'

export function CvvFieldBlock({ label, hint }: CvvFieldProps) {
  const facts = useFacts()
  const field = useSecretField({
    fact: 'payment.cvv',
    rule: 'cvv',
    check: text => checkCvv(text, undefined),
    format: digitsOf,
  })
  return (
    <TextField {...field} label={label} hint={hint === undefined ? undefined : fillCopy(hint, facts)} purpose="cvv" />
  )
}
