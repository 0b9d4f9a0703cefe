import { HeroSubject } from '../../../design-system/components/HeroSubject/HeroSubject.tsx'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFact, useSend } from '../../app/app-context.ts'
import type { RecipientHeroProps } from './schema.ts'

export function RecipientHeroBlock({ label, action, event }: RecipientHeroProps) {
  const send = useSend()
  const target = useFact('recharge.target') ?? ''
  const name = useFact('customer.name')?.split(' ', 1)[0]
  const isOther = useFact('recharge.forOther') === true
  const number = formatPhone(target)
  return (
    <HeroSubject
      label={label}
      value={isOther || name === undefined ? number : `${name} · ${number}`}
      action={{ label: action, onClick: () => send(event) }}
    />
  )
}
