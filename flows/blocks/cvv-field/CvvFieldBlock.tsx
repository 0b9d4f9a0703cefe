import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { Tooltip } from '../../../design-system/components/Tooltip/Tooltip.tsx'
import { checkCvv, FRONT_CODE_DIGITS } from '../../../runtime/rules/cvv.ts'
import { digitsOf } from '../../../runtime/rules/digits.ts'
import { useApp, useFact } from '../../kit/app-context.ts'
import { useSecretField } from '../../kit/use-secret-field.ts'
import { useWrite } from '../../kit/use-write.ts'
import { fill } from '../fill.ts'
import { codeDigits } from '../saved-words.ts'
import { useBrandTable } from '../use-brand-table.ts'
import type { CvvFieldProps, cvvFieldSpec } from './schema.ts'

export function CvvFieldBlock({ label, hint, frontHint = hint, help }: CvvFieldProps) {
  const { facts } = useApp()
  const write = useWrite<typeof cvvFieldSpec>()
  const cardBrand = useFact('payment.cardBrand')
  const card = useFact('payment.cardName') ?? ''
  const brand = useBrandTable().find(row => row.brand.toUpperCase() === cardBrand?.toUpperCase())
  const field = useSecretField<typeof cvvFieldSpec>({
    fact: 'payment.cvv',
    rule: 'cvv',
    check: text => checkCvv(text, brand),
    recheckOn: String(brand?.code),
    format: digitsOf,
    onText: () => write({ 'payment.cvvCard': facts.get('payment.card') }),
  })
  const shown = brand?.code === FRONT_CODE_DIGITS ? frontHint : hint
  return (
    <TextField
      {...field}
      label={label}
      hint={shown && fill(shown, { digits: codeDigits(brand), card })}
      purpose="cvv"
      length="short"
      suffix={help && <Tooltip {...help} />}
    />
  )
}
