import { Button } from '../../../design-system/components/Button/Button.tsx'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { PixMark } from '../../../design-system/components/PixMark/PixMark.tsx'
import { Icon } from '../../../design-system/icons/Icon.tsx'
import type { SavedCard } from '../../../runtime/operator/contract/customer.ts'
import { useBusy, useSend } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { useHold } from '../../kit/use-hold.ts'
import { brandNamed } from '../brand-names.ts'
import { CvvFieldBlock } from '../cvv-field/CvvFieldBlock.tsx'
import { cardWords } from '../saved-words.ts'
import type { FastRechargeProps } from './schema.ts'

interface PayableProps extends FastRechargeProps {
  readonly type: string
  /** The saved card that pays. Undefined for other payment methods. */
  readonly saved: SavedCard | undefined
}

/** Renders the payment method, a CVV field if needed, and the button that pays. */
export function Payable({ type, saved, ...props }: PayableProps) {
  const isBusy = useBusy()
  const send = useSend()
  const way = props.ways.find(({ id }) => id === type)?.label ?? type
  // A debit payment always needs the CVV.
  const isCodeWanted = saved !== undefined && (!saved.cvv || type !== 'credit')
  return (
    <>
      <List label={props.legend}>
        {saved === undefined ? (
          <ListItem
            media={type === 'pix' ? <PixMark /> : <Icon name={type === 'pisp' ? 'bank' : 'card'} />}
            title={way}
          />
        ) : (
          <ListItem media={<CardBrand brand={brandNamed(saved.brand)} />} title={cardWords(saved)} detail={way} />
        )}
      </List>
      {isCodeWanted ? (
        <CvvFieldBlock fact="payment.cvv" label={props.cvv} hint={props.cvvHint} frontHint={props.cvvFrontHint} />
      ) : null}
      <Button
        {...useHold('submit')}
        tone="primary"
        // Without a CVV field, the button sends the event at once, because it need not wait for the form's code.
        {...(isCodeWanted ? { type: 'submit' } : { onClick: () => send('submit') })}
        busy={isBusy}
        busyLabel={props.busyLabel}
      >
        <Copy text={props.pay} />
      </Button>
    </>
  )
}
