import { useId } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { PayBar } from '../../../design-system/components/PayBar/PayBar.tsx'
import type { Facts } from '../../../runtime/engine/flow.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useBusy, useFact, useFacts } from '../../kit/app-context.ts'
import { Copy } from '../../kit/Copy.tsx'
import { useStepForm } from '../../kit/step-form.tsx'
import { useHold } from '../../kit/use-hold.ts'
import { BusyStatus } from './BusyStatus.tsx'
import type { PayBarProps } from './schema.ts'

export function PayBarBlock({ label, busyLabel, busyStatus, caption, missing, refused }: PayBarProps) {
  const wordsId = useId()
  const facts = useFacts()
  const cents = useFact('recharge.value')
  const values: Facts = facts
  const isRefused = refused !== undefined && values[refused.fact] === true
  const { id } = useStepForm()
  const hold = useHold('submit')
  return (
    <>
      <PayBar
        wordsId={wordsId}
        {...(cents === undefined ? {} : { label: <Copy text={caption} />, amount: formatBrl(cents) })}
        missing={isRefused ? refused.text : missing?.find(({ fact }) => values[fact] === undefined)?.text}
      >
        <Button
          {...hold}
          tone="primary"
          width={cents === undefined ? 'full' : 'hug'}
          type="submit"
          form={id}
          busy={useBusy()}
          busyLabel={busyLabel}
          aria-describedby={cents === undefined ? undefined : wordsId}
        >
          {label}
        </Button>
      </PayBar>
      {busyStatus === undefined ? null : <BusyStatus text={busyStatus} />}
    </>
  )
}
