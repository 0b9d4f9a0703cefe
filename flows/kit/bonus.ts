import type { FactValues } from '../../runtime/facts.ts'
import { type BonusRules, specifiedBonus } from '../../runtime/rules/bonus.ts'

/** Returns the operator's bonus rules: those of `/config.json`, or else those of the specification. */
export function bonusRulesOf({ 'operator.bonus': stated }: FactValues): BonusRules {
  return stated === undefined ? specifiedBonus : JSON.parse(stated)
}
