import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { expect, test } from './fixtures.ts'

test.use({ skipsWaits: true })

/** A QR code needs a margin of this many modules, or a camera cannot read it (ISO/IEC 18004). */
const QUIET_MODULES = 4

test('the Pix QR code can be read in every theme, because it is on white and has its margin', async ({
  page,
  person,
}) => {
  await person.openPayment()
  await person.payByPix()
  const { text } = await person.scanPix()
  for (const theme of themeNames) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = `${theme}, ${colorScheme}`
      await page.emulateMedia({ colorScheme })
      await page.evaluate(theme => {
        document.documentElement.dataset.theme = theme
      }, theme)
      expect((await person.scanPix()).text, look).toBe(text)
      const drawn = await person.qrCode.evaluate((svg: SVGSVGElement) => {
        const ground = svg.parentElement ?? svg
        const dark = svg.querySelector('path')?.getBBox() ?? new DOMRect()
        const { width } = svg.viewBox.baseVal
        return {
          ground: getComputedStyle(ground).backgroundColor,
          clear: [dark.x, dark.y, width - dark.x - dark.width, width - dark.y - dark.height],
        }
      })
      const clear = Array.from({ length: 4 }, () => QUIET_MODULES)
      expect(drawn, look).toEqual({ ground: 'rgb(255, 255, 255)', clear })
    }
  }
})
