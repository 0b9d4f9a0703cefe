import { useRef } from 'react'
import { CodeField } from '../../../design-system/components/CodeField/CodeField.tsx'
import { checkSmsCode, extractSmsCode } from '../../../runtime/rules/sms-code.ts'
import { useStepForm } from '../../kit/step-form.tsx'
import { useTextField } from '../../kit/use-text-field.ts'
import type { CodeFieldProps } from './schema.ts'
import { useWebOtp } from './use-web-otp.ts'

const DIGITS = 6

export function CodeFieldBlock({ fact, label, hint }: CodeFieldProps) {
  const { submitTyped } = useStepForm()
  const sent = useRef('')
  const { field, setText } = useTextField({
    fact,
    rule: 'smsCode',
    parse: text => {
      const violation = checkSmsCode(text)
      return violation === null ? { ok: true, value: extractSmsCode(text) } : { ok: false, violation }
    },
    format: extractSmsCode,
    onText: text => {
      if (text.length < DIGITS || text === sent.current) return
      sent.current = text
      submitTyped()
    },
    clearsRejected: true,
  })
  useWebOtp(setText)
  return (
    <CodeField
      {...field}
      label={label}
      labelHidden
      hint={hint}
      length={DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  )
}
