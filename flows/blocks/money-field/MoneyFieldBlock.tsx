import { useEffect, useRef } from 'react'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { centsTyped, formatBrlTyping } from '../../../runtime/rules/money.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useTextField } from '../../kit/use-text-field.ts'
import type { MoneyFieldProps } from './schema.ts'

export function MoneyFieldBlock({ fact, label, hint, forget = false }: MoneyFieldProps) {
  const write = useWriteFact()
  const leave = useRef<() => void>(undefined)
  leave.current = forget ? () => write(fact, undefined) : undefined
  useEffect(() => () => leave.current?.(), [])
  const { field } = useTextField({
    fact,
    rule: 'money',
    parse: text => {
      const cents = centsTyped(text)
      return cents === undefined ? { ok: false, violation: 'empty' } : { ok: true, value: cents }
    },
    show: formatBrlTyping,
    format: formatBrlTyping,
  })
  return <TextField {...field} label={label} hint={hint} purpose="money" />
}
