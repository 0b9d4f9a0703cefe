import { ActionCard } from '../../../design-system/components/ActionCard/ActionCard.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { recipientRoom } from '../../../runtime/customer/recipient-room.ts'
import { hasRoom } from '../../../runtime/rules/room.ts'
import { useFact, useSend } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import type { SaveRecipientProps, saveRecipientSpec } from './schema.ts'

export function SaveRecipientBlock(props: SaveRecipientProps) {
  const own = useFact('session.msisdn')
  const recipient = useFact('order.target')
  return recipient === undefined || recipient === own ? null : <Offer {...props} recipient={recipient} />
}

function Offer({ title, detail, event, recipient }: SaveRecipientProps & { readonly recipient: string }) {
  const write = useWrite<typeof saveRecipientSpec>()
  const send = useSend()
  const read = useRead(customerRecord)
  if (read.kind !== 'ready') return null
  const { recipients } = read.data
  const mayBeSaved = recipients === undefined || recipients.some(({ msisdn }) => msisdn === recipient)
  if (mayBeSaved || !hasRoom(recipientRoom(read.data))) return null
  const onClick = (): void => {
    write({ 'recipient.newMsisdn': recipient, 'recipient.newName': undefined })
    send(event)
  }
  return <ActionCard tone="soft" icon="people" title={title} detail={detail} onClick={onClick} />
}
