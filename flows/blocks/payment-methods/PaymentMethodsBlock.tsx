import { useLayoutEffect, useRef } from 'react'
import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { lastRecharge } from '../../../runtime/recharge/reads.ts'
import { useFact } from '../../kit/app-context.ts'
import { useChoiceContent } from '../../kit/choice-content.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useKnown } from '../../kit/use-known.ts'
import { useRead } from '../../kit/use-read.ts'
import { useDropSecret, useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { chosenIn, nothingChosen, writesWithoutRow } from './chosen-writes.ts'
import { optionsOf } from './options.tsx'
import type { PaymentFacts, PaymentMethodsProps, paymentMethodsSpec } from './schema.ts'
import { useShownGroups } from './use-shown-groups.tsx'
import { useWallets } from './use-wallets.ts'
import { usualWay } from './usual-way.ts'

export function PaymentMethodsBlock(props: PaymentMethodsProps) {
  const dropSecret = useDropSecret()
  const write = useWrite<typeof paymentMethodsSpec>()
  const words = useWords()
  const read = useRead(waysToPay)
  const type = useFact('payment.type')
  const card = useFact('payment.card')
  const wallets = useWallets(read.kind === 'ready' ? read.data.types : undefined)
  const last = useKnown(lastRecharge)
  const options = read.kind === 'ready' ? optionsOf(read.data, props.ways, wallets ?? []) : []
  const was = { type, card, among: useFact('payment.cardAmong') }
  const unlisted = read.kind === 'ready' ? writesWithoutRow(was, read.data, props.ways) : nothingChosen
  const { row: chosen, writes } = chosenIn(options, was, unlisted)
  const isUntouched = read.kind === 'ready' && type === undefined && card === undefined && wallets !== undefined
  const usual = isUntouched ? usualWay(options, read.data, props.ways, last) : undefined
  const content = useChoiceContent()
  const groups = useShownGroups(props, options, chosen)
  const { error } = useChoiceField(props.fact, 'method', chosen !== undefined)
  // A wallet may need a long time to report whether it is available. If the customer has already chosen a payment
  // method, the list does not wait for the wallet.
  const isReady = read.kind === 'ready' && (chosen !== undefined || wallets !== undefined)
  const latest = useRef<PaymentFacts>(nothingChosen)
  latest.current = {
    ...(usual ?? writes),
    'payment.cardSaved':
      read.kind === 'ready' && Object.values(read.data.cards).some(cards => (cards ?? []).length > 0),
    'payment.debitOffered': options.some(({ writes }) => writes['payment.type'] === 'debit'),
  }
  // The facts are written in a layout effect, because a write after the paint could undo a tap.
  useLayoutEffect(() => {
    // The operator may no longer offer the earlier choice, or the facts may contain only a card token. So the list
    // writes all facts of the choice again.
    if (isReady) write(latest.current)
  }, [isReady, write])
  const choose = (value: string): void => {
    const next = options.find(option => option.value === value)?.writes ?? nothingChosen
    // A CVV that was typed for another card is cleared, but a new card keeps its CVV when the customer switches between
    // credit and debit.
    if (next['payment.card'] !== card) dropSecret('payment.cvv')
    write(next)
  }
  if (read.kind === 'failed') return <ReadFailed text={props.failed} again={read.again} />
  if (read.kind === 'loading') return <Skeleton shape="list" label={words.loading} />
  const [only, ...others] = options
  if (only !== undefined && others.length === 0 && chosen === only) {
    return (
      <>
        <List label={props.legend}>
          <ListItem media={only.media} title={only.label} detail={only.detail} />
        </List>
        {content}
      </>
    )
  }
  const shared = {
    legend: props.legend,
    legendHidden: true,
    name: props.fact,
    value: chosen?.value ?? '',
    onChange: choose,
    error,
  }
  return groups === undefined ? (
    <ChoiceList {...shared} options={options} content={content} />
  ) : (
    <ChoiceList {...shared} groups={groups} />
  )
}
