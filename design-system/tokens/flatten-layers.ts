import type { Plugin } from 'postcss'

/**
 * A PostCSS plugin that unwraps `@layer`, because Chrome before 99 skips everything inside it. The result looks the
 * same: the layers are written in their order, resets use element selectors, and components and layouts style different
 * elements.
 */
export const flattenLayers: Plugin = {
  postcssPlugin: 'flatten-layers',
  AtRule: {
    layer(rule) {
      if (rule.nodes) rule.replaceWith(rule.nodes)
      else rule.remove()
    },
  },
}
