import type { ReactNode } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { waysToPay } from '../../../runtime/payment/reads.ts'
import { isCardPayment } from '../../../runtime/rules/payment-types.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useHold } from '../../kit/use-hold.ts'
import { useKnown } from '../../kit/use-known.ts'
import { useWrite } from '../../kit/use-write.ts'
import { nothingChosen } from '../payment-methods/chosen-writes.ts'
import type { MessageDetailsProps, messageDetailsSpec } from './schema.ts'

interface CardRefusedProps extends Required<Pick<MessageDetailsProps, 'pix' | 'pixEvent' | 'otherCard'>> {
  /** The event of the catalogue's main button, which leads back to the payment methods. */
  readonly otherCardEvent: string
  /** The buttons of the error catalogue. They are shown if the customer did not pay by card. */
  readonly usual: ReactNode
}

/** Renders the buttons after a card was refused: one for Pix, if the operator offers it, and one for another card. */
export function CardRefused({ pix, pixEvent, otherCard, otherCardEvent, usual }: CardRefusedProps) {
  const type = useFact('payment.type')
  const types = useKnown(waysToPay)?.types ?? []
  const write = useWrite<typeof messageDetailsSpec>()
  const send = useSend()
  const pixHold = useHold(pixEvent)
  const otherCardHold = useHold(otherCardEvent)
  if (!isCardPayment(type)) return usual
  const payByPix = (): void => {
    write({ ...nothingChosen, 'payment.type': 'pix' })
    send(pixEvent)
  }
  const isPixOffered = types.includes('pix')
  return (
    <>
      {isPixOffered ? (
        <Button {...pixHold} tone="primary" onClick={payByPix}>
          {pix}
        </Button>
      ) : null}
      <Button {...otherCardHold} tone={isPixOffered ? 'quiet' : 'primary'} onClick={() => send(otherCardEvent)}>
        {otherCard}
      </Button>
    </>
  )
}
