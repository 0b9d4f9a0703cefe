import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

/** What a camera reads in the QR code on screen. */
export async function readQrCode(qrCode: Locator): Promise<string> {
  const png = (await qrCode.screenshot()).toString('base64')
  // The browser decodes the picture, on a page of its own: the product's would not allow it.
  const page = await qrCode.page().context().newPage()
  const { pixels, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    canvas?.drawImage(picture, 0, 0)
    const data = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? []
    return { pixels: Array.from(data), width: picture.width, height: picture.height }
  }, png)
  await page.close()
  const read = jsqr(new Uint8ClampedArray(pixels), width, height)
  if (read === null) throw new Error('No QR code can be read on screen.')
  return read.data
}
