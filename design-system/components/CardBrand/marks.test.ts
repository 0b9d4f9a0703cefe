import { type ComponentType, createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AmericanExpressFlatIcon } from 'react-svg-credit-card-payment-icons/americanexpress'
import { DinersClubLogoIcon } from 'react-svg-credit-card-payment-icons/dinersclub'
import { EloLogoIcon } from 'react-svg-credit-card-payment-icons/elo'
import { HipercardFlatIcon } from 'react-svg-credit-card-payment-icons/hipercard'
import { MastercardLogoIcon } from 'react-svg-credit-card-payment-icons/mastercard'
import { VisaLogoIcon } from 'react-svg-credit-card-payment-icons/visa'
import { siPix } from 'simple-icons'
import { expect, test } from 'vitest'
import { paths } from '../../icons/paths.ts'

const marks: readonly (readonly [string, ComponentType<SVGProps<SVGSVGElement>>])[] = [
  ['amex', AmericanExpressFlatIcon],
  ['diners', DinersClubLogoIcon],
  ['elo', EloLogoIcon],
  ['hipercard', HipercardFlatIcon],
  ['mastercard', MastercardLogoIcon],
  ['visa', VisaLogoIcon],
]

// The app ships image files instead of the package's components, because only a page with a card fetches them.
// `npx vitest run design-system/components/CardBrand/marks.test.ts -u` writes the files.
test.each(marks)('the mark of %s is the one of the pinned icon package', async (name, Mark) => {
  await expect(`${renderToStaticMarkup(createElement(Mark))}\n`).toMatchFileSnapshot(`marks/${name}.svg`)
})

test('the icon of Pix is the mark of the pinned icon package', () => {
  expect(paths.pix).toBe(siPix.path)
})
