import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { leastContrast, pairsOf } from './contrast-pairs.ts'
import { palettes } from './palette.ts'

const themes = Object.entries(palettes).flatMap(([theme, modes]) =>
  Object.entries(modes).map(([mode, palette]) => ({ name: `${theme} ${mode}`, palette })),
)

describe('contrast', () => {
  it('the contrast of black on white is 21, and the contrast of a colour on itself is 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#123456', '#123456')).toBe(1)
  })
})

describe.each(themes)('$name', ({ palette }) => {
  const { text, edge } = pairsOf(palette)

  it.each(text)('the text colour %s has enough contrast on the background %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(edge)('the border colour %s has enough contrast on the background %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(leastContrast.edge)
  })
})
