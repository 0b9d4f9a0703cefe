import { Button } from '../../../design-system/components/Button/Button.tsx'
import { PayBar } from '../../../design-system/components/PayBar/PayBar.tsx'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useBusy, useFact, useFacts } from '../../app/app-context.ts'
import { fillCopy } from '../../app/copy.ts'
import { useStepForm } from '../../app/step-form.tsx'
import { hearing } from './PayBarBlock.css.ts'
import type { PayBarProps } from './schema.ts'
import { useHeld } from './use-held.ts'

export function PayBarBlock({ label, busyLabel, caption }: PayBarProps) {
  const facts = useFacts()
  const cents = useFact('recharge.value')
  const { id } = useStepForm()
  const isHeld = useHeld()
  return (
    <PayBar {...(cents === undefined ? {} : { label: fillCopy(caption, facts), amount: formatBrl(cents) })}>
      <div className={hearing} {...(isHeld ? { 'data-held': '' } : {})}>
        <Button
          tone="primary"
          width={cents === undefined ? 'full' : 'hug'}
          type="submit"
          form={id}
          busy={useBusy()}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
      </div>
    </PayBar>
  )
}
