declare const __APP_VERSION__: string
/** `logos` of scripts/serving/hosts.json: the other origins that pictures may come from. */
declare const __LOGO_ORIGINS__: readonly string[]
declare module '*/shared/fields.json' {
  /** The sentence for each rule and violation. The build has checked them. */
  const messages: { readonly [rule: string]: { readonly [violation: string]: string } }
  export default messages
}
declare module '*/shared/schedule.json' {
  const words: {
    /** The words for each day, by its English name. */
    readonly days: { readonly [day: string]: string }
    readonly monthDay: string
    readonly frequencies: { readonly weekly: string; readonly monthly: string }
  }
  export default words
}
declare module '*/shared/saved.json' {
  const words: {
    /** The name of a saved card, or the phrase for a saved number. */
    readonly card: string
    readonly number: string
    /** The number of digits of the CVV of a card whose brand is unknown. */
    readonly codeDigits: string
  }
  export default words
}
declare module '*/shared/errors.json' {
  const errors: import('../kit/errors.ts').ErrorCatalogue
  export default errors
}
declare module '*.json' {
  /** The type is `unknown`, because the config has not been checked yet. */
  const value: unknown
  export default value
}
