import type { Plugin } from 'postcss'

/**
 * A PostCSS plugin that unwraps `@layer`, for browsers that would skip all that is inside: Chrome before 99.
 * It changes no outcome: the layers are written in their order, resets are element selectors, and a component
 * never styles what a layout does.
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
