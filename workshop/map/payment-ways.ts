import type { Explorable } from '../../runtime/compiler/explore.ts'
import { itemsOf, partOf, textOf } from '../../runtime/compiler/json-tree.ts'
import { outcomes } from '../paying/outcomes.ts'
import { methods } from '../paying/table.ts'
import { outcomesTo } from './payment-ends.ts'

export interface PaymentWay {
  /** The value of `payment.type`. */
  readonly type: string
  /** The name of the payment method on the screen. */
  readonly label: string
  readonly ends: readonly { readonly name: string; readonly title: string; readonly outcomes: readonly string[] }[]
}

/** Returns the payment methods of a flow, each with the ends that its payments can have. */
export function paymentWays({ flow }: Explorable): readonly PaymentWay[] {
  const offers = [...flow.steps.values()]
    .filter(({ tree }) => textOf(partOf(tree, 'confirms')) !== undefined)
    .flatMap(({ blocks }) => blocks.filter(({ fact }) => fact === 'payment.type'))
    .flatMap(({ tree }) => itemsOf(partOf(tree, 'ways')))
  return offers.flatMap(offer => {
    const [type, label] = [textOf(partOf(offer, 'id'))?.text, textOf(partOf(offer, 'label'))?.text]
    return type === undefined || label === undefined ? [] : [{ type, label, ends: endsOf(type) }]
  })
}

function endsOf(type: string): PaymentWay['ends'] {
  const own = methods.filter(method => method.type === type)
  return outcomesTo(type)
    .filter(({ name }) => own.some(({ cells }) => !('cannot' in cells[name])))
    .map(({ name, ...end }) => ({ name, title: outcomes[name].label, ...end }))
}
