import { useEffect, useRef } from 'react'
import { CardBrand } from '../../../design-system/components/CardBrand/CardBrand.tsx'
import { SecurityNote } from '../../../design-system/components/SecurityNote/SecurityNote.tsx'
import { Switch } from '../../../design-system/components/Switch/Switch.tsx'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { Tooltip } from '../../../design-system/components/Tooltip/Tooltip.tsx'
import { hidden } from '../../../design-system/tokens/hidden.css.ts'
import { type BrandTree, findBrand } from '../../../runtime/rules/card-brands.ts'
import { checkCardNumber } from '../../../runtime/rules/card-number.ts'
import type { CardType } from '../../../runtime/rules/card-type.ts'
import { checkCvv, FRONT_CODE_DIGITS } from '../../../runtime/rules/cvv.ts'
import { digitsOf } from '../../../runtime/rules/digits.ts'
import { useApp, useFact } from '../../kit/app-context.ts'
import { useChoiceContent } from '../../kit/choice-content.ts'
import { useSecretField } from '../../kit/use-secret-field.ts'
import { useWrite } from '../../kit/use-write.ts'
import { brandNamed, brandNames } from '../brand-names.ts'
import { cardWords } from '../saved-words.ts'
import { fields, group, legend, pair } from './CardFormBlock.css.ts'
import type { CardFormProps, cardFormSpec } from './schema.ts'
import { useCardNumber, useExpiry } from './use-card-number.ts'

const LAST_DIGITS = 4

export function CardFormBlock(props: CardFormProps) {
  const { facts } = useApp()
  const write = useWrite<typeof cardFormSpec>()
  const payingBy = useFact('payment.type')
  const isDebitOffered = useFact('payment.debitOffered') === true
  const save = useFact('payment.saveCard') === true
  const { number, pan, tree, cardType, brand } = useCardNumber<typeof cardFormSpec>({
    fact: 'payment.pan',
    refuse: type => (isOnlyOther(type, payingBy) ? type : null),
    by: payingBy,
  })
  const expiry = useExpiry<typeof cardFormSpec>({ fact: 'payment.expiry' })
  const cvv = useSecretField<typeof cardFormSpec>({
    fact: 'payment.cvv',
    rule: 'cvv',
    check: text => checkCvv(text, brand),
    recheckOn: String(brand?.code),
    format: digitsOf,
    onText: () => write({ 'payment.cvvCard': facts.get('payment.card') }),
  })
  // The customer can choose between credit and debit only if the flow offers debit, and only after the card number
  // is complete.
  const uses = isDebitOffered && checkCardNumber(pan, tree) === null ? cardType : undefined
  useEffect(() => {
    write({ 'payment.cardUses': uses })
    return () => write({ 'payment.cardUses': undefined })
  }, [write, uses])
  // This also runs on mount, because the fact may still contain another card's name.
  useEffect(() => write({ 'payment.cardName': nameOf(tree, pan) }), [write, tree, pan])
  useEffect(() => () => write({ 'payment.saveCard': undefined }), [write])
  // In a list of payment methods, the chosen row is the title of the form, and the form stands in the list's card.
  const isInList = useChoiceContent() !== null
  const form = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The list of payment methods may be longer than the screen. So the page scrolls to the form.
    if (document.activeElement?.matches('input[type="radio"]')) form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <fieldset ref={form} className={isInList ? undefined : group}>
      <legend className={isInList ? hidden : legend}>{props.legend}</legend>
      <div className={fields}>
        <TextField
          {...number}
          label={props.number}
          purpose="cardNumber"
          suffix={<CardBrand brand={brandNamed(brand?.brand)} label={brand && brandNames(brand.brand)} />}
        />
        <div className={pair}>
          <TextField {...expiry} label={props.expiry} hint={props.expiryHint} purpose="expiry" />
          <TextField
            {...cvv}
            label={props.cvv}
            hint={brand?.code === FRONT_CODE_DIGITS ? props.cvvFrontHint : props.cvvHint}
            purpose="cvv"
            suffix={props.cvvHelp && <Tooltip {...props.cvvHelp} />}
          />
        </div>
        <Switch
          bare
          label={props.save}
          detail={props.saveDetail}
          icon="card"
          checked={save}
          onChange={event => write({ 'payment.saveCard': event.target.checked })}
        />
        <SecurityNote icon="lock" text={props.security} />
      </div>
    </fieldset>
  )
}

/**
 * Returns whether the customer chose the wrong type: debit for a card that works only as credit, or credit for a card
 * that works only as debit.
 */
function isOnlyOther(cardType: CardType | undefined, payingBy: string | undefined): cardType is 'credit' | 'debit' {
  return (cardType === 'debit' && payingBy === 'credit') || (cardType === 'credit' && payingBy === 'debit')
}

/** Returns the card's name, or undefined until the card number is complete. */
function nameOf(tree: BrandTree, pan: string): string | undefined {
  const brand = findBrand(tree, pan)
  if (brand === undefined || !brand.lengths.includes(pan.length)) return undefined
  return cardWords({ brand: brand.brand, last: pan.slice(-LAST_DIGITS) })
}
