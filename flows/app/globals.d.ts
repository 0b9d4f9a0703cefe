declare const __APP_VERSION__: string
/** `logos` of scripts/serving/hosts.json: where pictures may come from beside this origin. */
declare const __LOGO_ORIGINS__: readonly string[]
declare module '*/shared/fields.json' {
  /** By rule and violation, the sentence for it; checked before it is published. */
  const messages: { readonly [rule: string]: { readonly [violation: string]: string } }
  export default messages
}
declare module '*/shared/schedule.json' {
  const words: {
    /** By the day's name in English. */
    readonly days: { readonly [day: string]: string }
    readonly monthDay: string
    readonly frequencies: { readonly weekly: string; readonly monthly: string }
  }
  export default words
}
declare module '*/shared/saved.json' {
  const words: {
    /** The name of a saved card or number. */
    readonly card: string
    readonly number: string
    /** How many digits the security code of a card has whose brand is not known. */
    readonly codeDigits: string
  }
  export default words
}
declare module '*/shared/errors.json' {
  const errors: import('../kit/errors.ts').ErrorCatalogue
  export default errors
}
declare module '*.json' {
  /** Config is read as what it is: text from outside, checked before use. */
  const value: unknown
  export default value
}
