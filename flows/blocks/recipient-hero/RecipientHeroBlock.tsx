import { HeroSubject } from '../../../design-system/components/HeroSubject/HeroSubject.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { nameIn } from '../recipients.ts'
import { shortName } from '../short-name.ts'
import { whole } from './RecipientHeroBlock.css.ts'
import type { RecipientHeroProps } from './schema.ts'

export function RecipientHeroBlock(props: RecipientHeroProps) {
  const name = useFact('customer.name')?.split(' ', 1)[0]
  const isOther = useFact('recharge.forOther') === true
  return isOther ? <SomebodyElse {...props} /> : <Hero {...props} name={name} />
}

/**
 * Renders the name that the customer saved for the phone number. Renders the number itself if there is no name, or
 * until the name has arrived.
 */
function SomebodyElse(props: RecipientHeroProps) {
  const read = useRead(customerRecord)
  const recipient = useFact('recharge.target')
  const name = read.kind === 'ready' ? nameIn(read.data.recipients, recipient) : undefined
  return <Hero {...props} name={name && shortName(name)} />
}

function Hero({ label, action, event, name }: RecipientHeroProps & { readonly name: string | undefined }) {
  const send = useSend()
  const number = formatPhone(useFact('recharge.target') ?? '')
  return (
    <HeroSubject
      label={label}
      value={
        <>
          {name === undefined ? null : <span>{`${name}, `}</span>}
          <span className={whole}>{number}</span>
        </>
      }
      action={{ label: action, onClick: () => send(event) }}
    />
  )
}
