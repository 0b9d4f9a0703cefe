import { useEffect, useMemo, useState } from 'react'
import type { SecretFactName } from '../../../runtime/facts.ts'
import { buildBrandTree, findBrand, possibleBrands } from '../../../runtime/rules/card-brands.ts'
import { checkCardNumber, formatCardNumber, panIn } from '../../../runtime/rules/card-number.ts'
import type { CardType } from '../../../runtime/rules/card-type.ts'
import { digitsOf } from '../../../runtime/rules/digits.ts'
import { formatExpiryTyping, parseExpiry } from '../../../runtime/rules/expiry.ts'
import { useApp, useOperator } from '../../kit/app-context.ts'
import type { BlockSpec } from '../../kit/block-spec.ts'
import { useSecretField } from '../../kit/use-secret-field.ts'
import type { Written } from '../../kit/use-write.ts'
import { useBrandTable } from '../use-brand-table.ts'
import { useCardType } from './use-card-type.ts'

interface Wanted<S extends BlockSpec> {
  readonly fact: SecretFactName & Written<S>
  /** Returns the name of the violation if the form does not accept a card of this type, or else null. */
  readonly refuse: (type: CardType | undefined) => string | null
  /** The value on which `refuse` depends. When it changes, the card number is checked again. */
  readonly by: string | undefined
}

/**
 * Returns the field for a card number. Also returns the card's type and brand, as far as the typed digits determine
 * them.
 */
export function useCardNumber<S extends BlockSpec = never>({ fact, refuse, by }: Wanted<S>) {
  const { vault } = useApp()
  const table = useBrandTable()
  const tree = useMemo(() => buildBrandTree(table), [table])
  const [pan, setPan] = useState(() => digitsOf(vault.read(fact) ?? ''))
  // If no brand has card numbers that start with these digits, the card's type is not requested.
  const cardType = useCardType(possibleBrands(tree, pan).length > 0 ? pan : '')
  const number = useSecretField<S>({
    fact,
    rule: 'cardNumber',
    check: text => checkCardNumber(text, tree) ?? refuse(cardType),
    recheckOn: `${cardType} ${by}`,
    format: text => formatCardNumber(panIn(text), findBrand(tree, panIn(text))),
    onText: text => setPan(digitsOf(text)),
  })
  useEffect(() => vault.onWipe(() => setPan('')), [vault])
  return { number, pan, tree, cardType, brand: findBrand(tree, pan) }
}

export function useExpiry<S extends BlockSpec = never>({ fact }: Pick<Wanted<S>, 'fact'>) {
  const { today } = useOperator()
  return useSecretField<S>({
    fact,
    rule: 'expiry',
    check: text => {
      const parsed = parseExpiry(text, today())
      return parsed.ok ? null : parsed.violation
    },
    format: formatExpiryTyping,
  })
}
