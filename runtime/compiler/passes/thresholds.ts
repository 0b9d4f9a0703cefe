import { own } from '../../engine/flow.ts'
import { itemsOf, jsonOf, partOf, type Tree } from '../json-tree.ts'
import type { Pass, PassInput } from '../pass.ts'

const REAL = 100
const MOST_REAIS = 1000

/**
 * Checks the numbers and value lists of guards: amounts are whole reais, numbers are possible values of the fact, and
 * each option occurs once.
 */
export const checkThresholds: Pass = input => {
  for (const [name, { fact }] of input.flow.guards) {
    const guard = partOf(partOf(input.flow.tree, 'guards'), name)
    if (fact === undefined || guard === undefined) continue
    for (const key of ['atLeast', 'atMost']) checkLimit(input, name, fact.text, key, partOf(guard, key))
    checkOptions(input, name, fact.text, partOf(guard, 'in'), partOf(guard, 'notIn'))
  }
}

function checkLimit(
  { catalogue, problems }: PassInput,
  name: string,
  fact: string,
  key: string,
  limit: Tree | undefined,
): void {
  const value = limit?.kind === 'value' ? limit.value : undefined
  const { type, least, most } = own(catalogue.facts, fact) ?? {}
  if (limit === undefined || typeof value !== 'number') return
  if (type === 'cents' && value % REAL !== 0)
    problems.add(
      'odd-threshold',
      limit.at,
      `\`${name}\` compares \`${fact}\` with ${value} cents, which are no whole reais.`,
      // The author probably meant reais if the number is smaller than any price in cents.
      value < MOST_REAIS ? { name: `${value}`, write: `${value * REAL}` } : undefined,
      value < MOST_REAIS
        ? {
            why: `It would mean R$ ${(value / REAL).toFixed(2).replace('.', ',')}, and hold for other customers than you want.`,
            mend: `Amounts are in cents: ${value * REAL} is R$ ${value}.`,
          }
        : undefined,
    )
  else if (type === 'number' && !Number.isInteger(value))
    problems.add('odd-threshold', limit.at, `\`${name}\` compares \`${fact}\` with ${value}, which is no whole number.`)
  else if (most !== undefined && value > most)
    problems.add(
      'odd-threshold',
      limit.at,
      `\`${name}\` compares \`${fact}\` with ${value}, and it is ${most} at most.`,
    )
  else if (least !== undefined && (value < least || (value === least && key === 'atLeast')))
    problems.add(
      'odd-threshold',
      limit.at,
      `\`${name}\` compares \`${fact}\` with ${value}, and it is ${least} at least.`,
    )
}

/**
 * Checks that a guard with `notIn` lists every option of the fact, either in `in` or in `notIn`. So when the app gets a
 * new option, the author has to decide about it.
 */
function checkOptions(
  { catalogue, problems }: PassInput,
  name: string,
  fact: string,
  within: Tree | undefined,
  without: Tree | undefined,
): void {
  if (without === undefined) return
  const listed = [...itemsOf(within), ...itemsOf(without)].map(jsonOf)
  for (const option of own(catalogue.facts, fact)?.options ?? []) {
    const times = listed.filter(one => one === option).length
    if (times === 0)
      problems.add(
        'unlisted-value',
        without.at,
        `\`${name}\` does not say whether it holds for \`${option}\`.`,
        undefined,
        `Write \`${JSON.stringify(option)}\` in \`in\` or in \`notIn\`.`,
      )
    if (times > 1) problems.add('unlisted-value', without.at, `\`${name}\` lists \`${option}\` twice.`)
  }
}
