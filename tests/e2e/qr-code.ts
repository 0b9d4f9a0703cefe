import type { Browser, Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'

const readers = new WeakMap<Browser, Promise<Page>>()

/**
 * Returns a page that decodes pictures. All tests of a browser share the page. The product's own policy would forbid
 * decoding.
 */
function readerIn(browser: Browser | null): Promise<Page> {
  if (browser === null) throw new Error('The page is in no browser.')
  const reader = readers.get(browser) ?? browser.newPage()
  readers.set(browser, reader)
  return reader
}

/** Returns the text that a camera would read from the QR code on screen. */
export async function readQrCode(qrCode: Locator): Promise<string> {
  // To hide the text cursor, Playwright would add a style to the page, which breaks the page's policy in Firefox.
  const png = (await qrCode.screenshot({ caret: 'initial' })).toString('base64')
  const page = await readerIn(qrCode.page().context().browser())
  const { rows, width } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = picture
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas?.drawImage(picture, 0, 0)
    const data = canvas?.getImageData(0, 0, width, height).data ?? []
    const isDark = (pixel: number) => (data[pixel * 4 + 1] ?? 255) < 128
    return { rows: Array.from({ length: width * height }, (_, at) => (isDark(at) ? '1' : '0')).join(''), width }
  }, png)
  // In Firefox, the window of the reader has taken the focus.
  await qrCode.page().bringToFront()
  const pixels = Uint8ClampedArray.from(
    Array.from(rows).flatMap(dark => (dark === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  )
  const read = jsqr(pixels, width, rows.length / width)
  if (read === null) throw new Error('No QR code can be read on screen.')
  return read.data
}
