/** The package `doiuse` contains no types. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss'

  interface Use {
    /** The feature's name in the tables of caniuse, such as `css-has`. */
    readonly feature: string
    readonly message: string
    readonly usage: Node
  }
  interface Options {
    readonly browsers: readonly string[]
    readonly onFeatureUsage: (use: Use) => void
  }
  export default function doiuse(options: Options): Plugin
}
