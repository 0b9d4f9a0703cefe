import type { Plugin } from 'postcss'

/**
 * A PostCSS plugin that removes the `@layer` around style rules. Chrome before version 99 ignores everything inside a
 * layer. The page looks the same for three reasons. The layers are already in the right order. Resets use element
 * selectors. Components and layouts style different elements.
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
