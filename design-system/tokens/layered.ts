import type { StyleRule } from '@vanilla-extract/css'
import { componentsLayer, layoutLayer } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Returns the rule placed in the `components` layer. */
export const inComponents = (rule: LayeredRule) => ({ '@layer': { [componentsLayer]: rule } })

/** Returns the rule placed in the `layout` layer, which wins over components. */
export const inLayout = (rule: LayeredRule) => ({ '@layer': { [layoutLayer]: rule } })
