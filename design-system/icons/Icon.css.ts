import { recipe } from '@vanilla-extract/recipes'
import { size } from '../tokens/contract.css.ts'
import { inComponents } from '../tokens/layered.ts'

const square = (side: string) => inComponents({ width: side, height: side })

export const icon = recipe({
  base: inComponents({ flex: 'none', fill: 'none', stroke: 'currentColor' }),
  variants: {
    size: {
      small: square(size.iconSmall),
      medium: square(size.icon),
      large: square(size.iconLarge),
      huge: square(size.iconHuge),
    },
  },
})
