import * as z from 'zod/mini'
import { brands } from '../../runtime/operator/contract/customer.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { bundledBrands } from '../../runtime/rules/card-brand-table.ts'
import { buildBrandTree, findBrand } from '../../runtime/rules/card-brands.ts'
import { checkCardNumber } from '../../runtime/rules/card-number.ts'
import { digitsOf } from '../../runtime/rules/digits.ts'
import { parseExpiry } from '../../runtime/rules/expiry.ts'
import { invalid, notFound, success } from '../answer.ts'
import { forAnyone } from '../route.ts'
import { cardTypeOf, outcomeOf } from '../seed/test-cards.ts'

const tree = buildBrandTree(bundledBrands)
const brandName = z.enum(brands)

function brandOf(pan: string) {
  const parsed = z.safeParse(brandName, findBrand(tree, pan)?.brand)
  return parsed.success ? parsed.data : undefined
}

export const cardRoutes = {
  tokenizeCard: forAnyone(calls.tokenizeCard, ({ body }, world) => {
    const pan = digitsOf(body.pan)
    const brand = brandOf(pan)
    if (!brand || checkCardNumber(pan, tree) !== null) return invalid('pan is invalid')
    if (!parseExpiry(`${body.month}/${body.year}`, world.now()).ok) return invalid('month or year is invalid')
    const token = world.newId()
    const last = pan.slice(-4)
    world.store.put('card', token, { token, brand, bin: pan.slice(0, 6), last, outcome: outcomeOf(pan) })
    return success({ card: { key: token, brand, last } }, 201)
  }),

  getBrands: forAnyone(calls.getBrands, () =>
    success({
      brands: bundledBrands.map(({ brand, prefixes, lengths, gaps, code }) => {
        return { brand, prefixes: [...prefixes], lengths: [...lengths], gaps: [...gaps], code }
      }),
    }),
  ),

  getBin: forAnyone(calls.getBin, ({ params }) => {
    if (!/^(\d{6}|\d{9})$/.test(params.bin)) return invalid('bin is 6 or 9 digits')
    const brand = brandOf(params.bin)
    return brand ? success({ bin: { CardType: cardTypeOf(params.bin), Brand: brand } }) : notFound
  }),
}
