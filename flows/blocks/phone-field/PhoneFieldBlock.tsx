import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { formatPhone, formatPhoneTyping, parseMobile } from '../../../runtime/rules/phone.ts'
import { useTextField } from '../../kit/use-text-field.ts'
import type { PhoneFieldProps } from './schema.ts'

export function PhoneFieldBlock({ fact, label, hint }: PhoneFieldProps) {
  const { field } = useTextField({
    fact,
    rule: 'mobile',
    parse: text => {
      const mobile = parseMobile(text)
      return mobile.ok ? { ok: true, value: mobile.msisdn } : mobile
    },
    show: formatPhone,
    format: formatPhoneTyping,
  })
  return <TextField {...field} label={label} hint={hint} purpose="phone" />
}
