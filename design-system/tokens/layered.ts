import type { StyleRule } from '@vanilla-extract/css'
import { componentsLayer, layoutLayer } from './layers.css.ts'

type LayeredRule = NonNullable<StyleRule['@layer']>[string]

/** Puts a style rule into the CSS layer `components`, which the layer `layout` overrides. */
export const inComponents = (rule: LayeredRule) => ({ '@layer': { [componentsLayer]: rule } })

/** Returns the style rule inside the `layout` layer, which overrides the `components` layer. */
export const inLayout = (rule: LayeredRule) => ({ '@layer': { [layoutLayer]: rule } })
