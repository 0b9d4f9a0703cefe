import { recipe } from '@vanilla-extract/recipes'
import { colour, shape, size } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const paint = (background: string, color: string) => inComponents({ background, color })
const square = (side: string, borderRadius: string) => inComponents({ width: side, height: side, borderRadius })

export const iconTile = recipe({
  base: inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'center', flex: 'none' }),
  variants: {
    tone: {
      info: paint(colour.brandSoft, colour.brandText),
      good: paint(colour.goodGround, colour.good),
      warning: paint(colour.warningGround, colour.warning),
      bad: paint(colour.badGround, colour.bad),
    },
    size: {
      medium: square(size.tile, shape.radius.tile),
      large: square(size.tileLarge, shape.radius.tileLarge),
    },
    look: { soft: {}, solid: {} },
  },
  compoundVariants: [
    { variants: { tone: 'good', look: 'solid' }, style: paint(colour.good, colour.surface) },
    { variants: { tone: 'bad', look: 'solid' }, style: paint(colour.bad, colour.onBad) },
    { variants: { tone: 'info', look: 'solid' }, style: paint(colour.brand, colour.onBrand) },
    { variants: { tone: 'warning', look: 'solid' }, style: paint(colour.warning, colour.surface) },
  ],
})
