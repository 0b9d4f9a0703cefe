import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { colour, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const tileColour = createVar()
const barColour = createVar()
const highColour = createVar()

const paint = (color: string, tile: string, bar: string, high: string) =>
  inComponents({ color, vars: { [tileColour]: tile, [barColour]: bar, [highColour]: high } })

export const logo = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    fontSize: type.size.title,
    fontWeight: type.weight.heavy,
    lineHeight: type.line.none,
    letterSpacing: type.tracking.tighter,
  }),
  variants: {
    ground: {
      page: paint(colour.logo, colour.logoTile, colour.logoBar, colour.logoBarHigh),
      hero: paint(colour.heroLogo, colour.heroTile, colour.heroBar, colour.heroBarHigh),
      panel: paint(colour.onPanel, colour.panelTile, colour.heroBar, colour.heroBarHigh),
    },
  },
})

export const mark = style(inComponents({ width: size.mark, height: size.mark }))
export const tile = style(inComponents({ fill: tileColour }))
export const bar = style(inComponents({ stroke: barColour }))
export const high = style(inComponents({ stroke: highColour }))
