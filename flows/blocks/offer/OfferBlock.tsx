import { useEffect, useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { taken } from '../../../runtime/recharge/take-offer.ts'
import { bonusGbOf } from '../../../runtime/rules/bonus.ts'
import { formatValue } from '../../../runtime/rules/money.ts'
import { useApp, useSend } from '../../kit/app-context.ts'
import { bonusRulesOf } from '../../kit/bonus.ts'
import { useWriteFact } from '../../kit/step-form.tsx'
import { useHeld } from '../../kit/use-hold.ts'
import { useWrite } from '../../kit/use-write.ts'
import { fill } from '../fill.ts'
import { words } from './OfferBlock.css.ts'
import type { OfferProps, offerSpec } from './schema.ts'

export function OfferBlock({ seen, text, compared = text, pix, take, takeEvent, keep, keepEvent }: OfferProps) {
  const { facts } = useApp()
  const write = useWrite<typeof offerSpec>()
  const send = useSend()
  const writeNamed = useWriteFact()
  // The block keeps the facts from its first render. Otherwise the offer's text would change while the modal
  // closes.
  const [made] = useState(facts.all)
  const { 'upsell.value': value = 0, 'upsell.bonusGb': gb = 0, 'upsell.pixBonusGb': pixGb = 0 } = made
  const chosen = made['recharge.value'] ?? 0
  const chosenGb = bonusGbOf(bonusRulesOf(made), chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once, when the offer is first shown.
  useEffect(() => writeNamed(seen, true), [seen])
  const about = {
    value: formatValue(value),
    chosen: formatValue(chosen),
    extra: formatValue(value - chosen),
    gb: String(gb),
    chosenGb: String(chosenGb),
  }
  const accept = (): void => {
    write(taken(value))
    send(takeEvent)
  }
  return (
    <>
      <p className={words}>{fill(chosenGb === undefined ? text : compared, about)}</p>
      {pixGb === 0 ? null : (
        <Notice tone="good" icon="pix">
          {fill(pix, { gb: String(pixGb) })}
        </Notice>
      )}
      <Button tone="outline" {...useHeld(true)} onClick={() => send(keepEvent)}>
        {fill(keep, about)}
      </Button>
      <Button tone="outline" {...useHeld(true)} onClick={accept}>
        {fill(take, about)}
      </Button>
    </>
  )
}
