import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

const brCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

const read = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? ''

/** Draws the markup's path as pixels, as a camera would see it. Each module of the QR code is `zoom` pixels wide. */
const photograph = (markup: string, zoom: number) => {
  const modules = Number(read(/viewBox="0 0 (\d+)/, markup))
  const side = modules * zoom
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of read(/ d="([^"]+)"/, markup).matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * zoom; row < (Number(y) + 1) * zoom; row += 1) {
      const from = row * side + Number(x) * zoom
      for (let at = from; at < from + Number(length) * zoom; at += 1) pixels.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { pixels, side, modules }
}

describe('QrCode', () => {
  const markup = renderToStaticMarkup(<QrCode value={brCode} label="Código Pix" />)

  it('scanning the QR code with a camera returns the code’s value', () => {
    const { pixels, side } = photograph(markup, 4)
    expect(jsqr(pixels, side, side)?.data).toBe(brCode)
  })

  it('the QR code has an empty margin of four modules on every side', () => {
    const { modules } = photograph(markup, 1)
    const bars = [...read(/ d="([^"]+)"/, markup).matchAll(/M(\d+) (\d+)h(\d+)/g)]
    const edges = bars.flatMap(([, x, y, length]) => [
      Number(x),
      Number(y),
      modules - Number(x) - Number(length),
      modules - 1 - Number(y),
    ])
    expect(Math.min(...edges)).toBe(4)
  })

  it('the QR code has an accessible name', () => {
    expect(markup).toContain('aria-label="Código Pix"')
  })
})
