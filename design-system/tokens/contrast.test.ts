import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { leastContrast, pairsOf } from './contrast-pairs.ts'
import { palettes } from './palette.ts'

const themes = Object.entries(palettes).flatMap(([theme, modes]) =>
  Object.entries(modes).map(([mode, palette]) => ({ name: `${theme} ${mode}`, palette })),
)

describe('contrast', () => {
  it('the contrast is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#123456', '#123456')).toBe(1)
  })
})

describe.each(themes)('$name', ({ palette }) => {
  const { text, edge } = pairsOf(palette)

  it.each(text)('the colour %s has enough contrast for text on %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(leastContrast.text)
  })

  it.each(edge)('the colour %s has enough contrast for an edge on %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(leastContrast.edge)
  })
})
