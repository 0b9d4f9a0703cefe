declare const __APP_VERSION__: string
/** Pictures may load from these origins and from the app's own. The list is `logos` in scripts/serving/hosts.json. */
declare const __LOGO_ORIGINS__: readonly string[]
declare module '*/shared/fields.json' {
  /** The sentence for each rule and violation. The build has checked these sentences. */
  const messages: { readonly [rule: string]: { readonly [violation: string]: string } }
  export default messages
}
declare module '*/shared/schedule.json' {
  const words: {
    /** The Portuguese words for each day, by the day's English name. */
    readonly days: { readonly [day: string]: string }
    readonly monthDay: string
    readonly frequencies: { readonly weekly: string; readonly monthly: string }
  }
  export default words
}
declare module '*/shared/saved.json' {
  const words: {
    /** The template for a saved card's name, and the phrase for a saved card number. */
    readonly card: string
    readonly number: string
    /** The number of CVV digits of a card with an unknown brand. */
    readonly codeDigits: string
  }
  export default words
}
declare module '*/shared/errors.json' {
  const errors: import('../kit/errors.ts').ErrorCatalogue
  export default errors
}
declare module '*.json' {
  /** The build has not checked this config, so its type is `unknown`. */
  const value: unknown
  export default value
}
