import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { RowAction } from '../../../design-system/components/RowAction/RowAction.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { Icon, type IconName } from '../../../design-system/icons/Icon.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { formatPhone } from '../../../runtime/rules/phone.ts'
import { useBusy, useFact, useNamedFact, useSend } from '../../kit/app-context.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWords } from '../../kit/words.ts'
import { favoriteFirst } from '../favorite-first.ts'
import { type Recipient, wordsOf } from '../recipients.ts'
import type { RecipientChoiceProps } from './schema.ts'

interface Choosable {
  readonly msisdn: string
  readonly title: string
  readonly detail: string | undefined
  readonly icon: IconName
}

export function RecipientChoiceBlock(props: RecipientChoiceProps) {
  const words = useWords()
  const read = useRead(customerRecord)
  const own = useFact('session.msisdn')
  // The skeleton is only one row high, because most customers have no saved numbers.
  if (read.kind === 'loading') return <Skeleton shape="card" label={words.loading} />
  if (read.kind === 'failed') return <ReadFailed text={props.failed} message={read.message} again={read.again} />
  const { recipients } = read.data
  if (recipients === undefined) return <ReadFailed text={props.failed} again={read.again} />
  const numbers = numbersOf(own, recipients, props.own)
  return props.event === undefined ? (
    <Choice {...props} numbers={numbers} />
  ) : (
    <WaysOn {...props} event={props.event} numbers={numbers} />
  )
}

function numbersOf(own: string | undefined, recipients: readonly Recipient[], ownName: string): readonly Choosable[] {
  const saved = favoriteFirst(recipients).map(
    (one): Choosable => ({ msisdn: one.msisdn, icon: one.favorite ? 'star' : 'user', ...wordsOf(one) }),
  )
  return own === undefined
    ? saved
    : [{ msisdn: own, title: ownName, detail: formatPhone(own), icon: 'phone' }, ...saved]
}

interface Rows extends RecipientChoiceProps {
  readonly numbers: readonly Choosable[]
}

/** Renders rows that send `event` when the customer taps them. Renders nothing if there is no number to choose. */
function WaysOn({ fact, legend, event, current = '', numbers }: Rows & { readonly event: string }) {
  const send = useSend()
  const write = useWriteFact()
  const isBusy = useBusy()
  const chosen = useNamedFact(current)
  const others = numbers.filter(({ msisdn }) => msisdn !== chosen)
  if (others.length === 0) return null
  return (
    <List label={legend}>
      {others.map(({ msisdn, icon, ...row }) => (
        <ListItem
          key={msisdn}
          {...row}
          media={<Icon name={icon} />}
          onClick={() => {
            // Ignores the second tap of a double tap, because it must not change what the first tap chose.
            if (isBusy) return
            write(fact, msisdn)
            send(event)
          }}
        />
      ))}
    </List>
  )
}

function Choice({ fact, legend, numbers, otherLabel, otherEvent }: Rows) {
  const send = useSend()
  const write = useWriteFact()
  const known = useNamedFact(fact)
  const chosen = typeof known === 'string' ? known : ''
  const isOther = chosen !== '' && !numbers.some(({ msisdn }) => msisdn === chosen)
  const { error } = useChoiceField(fact, 'recipient', chosen !== '')
  // The list also offers a number that the customer typed on another step.
  const typed: readonly Choosable[] = isOther
    ? [{ msisdn: chosen, title: formatPhone(chosen), detail: undefined, icon: 'user' }]
    : []
  return (
    <ChoiceList
      legend={legend}
      name={fact}
      options={[...numbers, ...typed].map(({ msisdn, title, detail, icon }) => ({
        value: msisdn,
        label: title,
        detail,
        media: <Icon name={icon} />,
      }))}
      value={chosen}
      onChange={value => write(fact, value)}
      error={error}
      footer={
        otherLabel === undefined || otherEvent === undefined ? undefined : (
          <RowAction icon="plus" label={otherLabel} onClick={() => send(otherEvent)} />
        )
      }
    />
  )
}
