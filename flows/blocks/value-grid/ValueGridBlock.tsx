import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { ValueGrid } from '../../../design-system/components/ValueGrid/ValueGrid.tsx'
import type { RechargeValue } from '../../../runtime/operator/contract/recharge.ts'
import { rechargeValues } from '../../../runtime/recharge/reads.ts'
import { bonusLabelGb, formatBrlShort } from '../../../runtime/rules/money.ts'
import { useApp, useFact } from '../../app/app-context.ts'
import { ReadFailed } from '../../app/ReadFailed.tsx'
import { useChoiceField } from '../../app/use-choice-field.ts'
import { useRead } from '../../app/use-read.ts'
import { useWords } from '../../app/words.ts'
import type { ValueGridProps } from './schema.ts'

const CENTS = 100

export function ValueGridBlock(props: ValueGridProps) {
  const { fact, label } = props
  const { facts } = useApp()
  const words = useWords()
  const read = useRead(rechargeValues)
  const chosen = useFact('recharge.value')
  const values = read.kind === 'ready' ? read.data : []
  const isOffered = values.some(({ id }) => id === chosen)
  const { error } = useChoiceField(fact, 'value', isOffered)
  if (read.kind === 'loading') return <Skeleton shape="grid" label={words.loading} />
  if (read.kind === 'failed') {
    return <ReadFailed text={words.loadFailed} message={read.message} again={read.again} />
  }
  return (
    <ValueGrid
      legend={label}
      name={fact}
      options={values.map(value => optionOf(value, props))}
      value={isOffered ? String(chosen) : ''}
      onChange={value => facts.write({ 'recharge.value': Number(value), 'recharge.isRepeat': undefined })}
      error={error}
    />
  )
}

function optionOf({ id, validityDays, mostChosen }: RechargeValue, { validity, bonus, badge }: ValueGridProps) {
  const gb = bonusLabelGb(id / CENTS)
  return {
    value: String(id),
    currency: 'R$',
    amount: formatBrlShort(id),
    detail: gb === undefined ? validity.replace('{days}', String(validityDays)) : bonus.replace('{gb}', String(gb)),
    badge: mostChosen === true ? badge : undefined,
  }
}
