import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { Switch } from '../../../design-system/components/Switch/Switch.tsx'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import { useBusy, useFact, useIsRunning, useSend } from '../../kit/app-context.ts'
import { useHold } from '../../kit/use-hold.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import type { ConsentProps, consentSpec } from './schema.ts'

/** Renders nothing if the customer record cannot be read, because other blocks of the step show that failure. */
export function ConsentBlock({ label, detail, event }: ConsentProps) {
  const write = useWrite<typeof consentSpec>()
  const send = useSend()
  const isBusy = useBusy()
  const isSaid = useIsRunning('customer.consent')
  const hold = useHold(event)
  const read = useRead(customerRecord)
  const wanted = useFact('customer.receivesInformation')
  if (read.kind === 'loading') {
    return (
      <Skeleton shape="content">
        <Switch label={label} detail={detail} icon="gift" />
      </Skeleton>
    )
  }
  if (read.kind === 'failed') return null
  // While the update runs, the switch shows the customer's choice. After that, it shows the operator's value, even
  // if the customer left the step before the answer.
  const isOn = (isSaid ? wanted : undefined) ?? read.data.receive_information
  // The operator did not return a value. A switch would claim yes or no, so none is shown.
  if (isOn === undefined) return null
  const turn = (): void => {
    if (isBusy) return
    write({ 'customer.receivesInformation': !isOn })
    send(event)
  }
  return <Switch {...hold} label={label} detail={detail} icon="gift" checked={isOn} onChange={turn} />
}
