import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { paymentTypes } from '../../runtime/rules/payment-types.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowNamed, storyFiles } from '../flows/read-flows.ts'
import { stepTransitions } from '../flows/transitions.ts'
import { keptWords, planOf } from '../paying/cell.ts'
import { outcomeNames } from '../paying/outcomes.ts'
import { payingTable } from '../paying/print.ts'
import { methods, payingFiles } from '../paying/table.ts'
import { wordsOf } from '../paying/web-screens.ts'

const web = flowNamed('web')
const shown = new Map(
  storyFiles(web).flatMap(({ id, plans }) =>
    plans.map(({ exportName, expected }) => [toId(id, storyName(exportName)), expected] as const),
  ),
)
const cells = methods.flatMap(({ name, cells }) =>
  outcomeNames.map(outcome => ({ name, outcome, cell: cells[outcome] })),
)

it('the workshop’s table of payments has a story or a reason for each outcome of each payment method', () => {
  console.log(`\n${payingTable()}\n`)
  const decided = new Set(methods.map(({ type }) => type))
  expect(
    paymentTypes.filter(type => !decided.has(type)),
    'give each its cells in workshop/paying/',
  ).toEqual([])
  const reasons = cells.flatMap(({ name, outcome, cell }) =>
    'cannot' in cell ? [[`${name} ${outcome}`, cell.cannot]] : [],
  )
  expect(reasons.filter(([, why]) => why === '')).toEqual([])
})

it('the workshop’s table of payments links only to existing stories', () => {
  const pointed = cells.flatMap(({ cell }) => ('story' in cell ? [cell.story] : []))
  expect(pointed.filter(id => !shown.has(id))).toEqual([])
})

it('a story in the table of payments says “Nada foi cobrado” if, and only if, the table says that no money was taken', () => {
  for (const { name, outcome, cell } of cells) {
    if (!('story' in cell) || cell.money === 'asked') continue
    const promises = keptWords.test(wordsOf(present(shown.get(cell.story))))
    expect(promises, `${name} ${outcome}`).toBe(cell.money === 'kept')
  }
})

it('in the workshop’s table of payments, no two stories have the same title and name', () => {
  const names = payingFiles.flatMap(({ title, stories }) => stories.map(({ plan }) => `${title} ${plan.exportName}`))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

/** Steps on which a customer pays, or waits for the end of a payment. */
const paying = ['payment', 'pisp-confirm', 'pix', 'pisp-wait', 'checkout', 'processing']
/** Targets at which a payment has not ended: the customer leaves it, or sees an offer before paying. */
const notEnds = ['step:home', 'modal:fast-recharge', 'modal:unread']

it('each step or modal to which a payment can lead is shown by a story in the workshop’s table of payments', () => {
  const ends = cells.flatMap(({ outcome, cell }) => {
    if ('cannot' in cell) return []
    const { step, modal } =
      'story' in cell ? present(shown.get(cell.story)) : planOf(outcome, cell.recipe).plan.expected
    return modal === null ? [`step:${step}`] : [`modal:${modal}`]
  })
  const targets = paying
    .flatMap(step => stepTransitions(web.flow, step))
    .filter(({ run, target }) => run !== null && /^(step|modal):/.test(target))
    .map(({ target }) => target)
  expect(targets.filter(target => !ends.includes(target) && !notEnds.includes(target))).toEqual([])
})

/** Returns the workshop's name for a story, from a name such as `submitCvvMissing`. */
function storyName(exportName: string): string {
  return exportName.replace(/([A-Z])/g, ' $1').toLowerCase()
}
