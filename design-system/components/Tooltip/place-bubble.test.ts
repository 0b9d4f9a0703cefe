import { assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scale } from '../../tokens/scale.ts'
import { LAST_STOP, placeBubble } from './place-bubble.ts'

const WIDEST = Number.parseFloat(scale.size.tooltip)
const BUTTON = Number.parseFloat(scale.size.target)
const NARROWEST = 320

const at = (left: number, top = 400) => ({ left, top, width: BUTTON, height: BUTTON })
const SCREEN = { width: 1280, height: 800 }

describe('the bubble of a tooltip', () => {
  it('if there is enough space, a tooltip opens centred below its button', () => {
    const place = placeBubble({ button: at(400), bubble: { width: WIDEST, height: 80 }, screen: SCREEN })
    expect(place).toEqual({ stop: LAST_STOP / 2, side: 'below' })
  })

  it('if a button is at the bottom of the screen, its tooltip opens above it', () => {
    const place = placeBubble({ button: at(400, 700), bubble: { width: WIDEST, height: 80 }, screen: SCREEN })
    expect(place.side).toBe('above')
  })

  it('if there is too little space above and below a button, its tooltip opens on the side with more space', () => {
    const sideAt = (top: number) =>
      placeBubble({ button: at(400, top), bubble: { width: WIDEST, height: 390 }, screen: SCREEN }).side
    expect([sideAt(370), sideAt(390)]).toEqual(['below', 'above'])
  })

  it('wherever its button is, the whole tooltip is visible on the screen', () => {
    const anywhere = record({
      share: double({ min: 0, max: 1, noNaN: true }),
      width: double({ min: 1, max: WIDEST, noNaN: true }),
      screenWidth: double({ min: NARROWEST, max: 2560, noNaN: true }),
    })
    assert(
      property(anywhere, ({ share, width, screenWidth }) => {
        const left = share * (screenWidth - BUTTON)
        const { stop } = placeBubble({
          button: at(left),
          bubble: { width, height: 80 },
          screen: { width: screenWidth, height: 800 },
        })
        const edge = left + BUTTON / 2 - (stop / LAST_STOP) * width
        expect(edge).toBeGreaterThanOrEqual(0)
        expect(edge + width).toBeLessThanOrEqual(screenWidth)
      }),
    )
  })
})
