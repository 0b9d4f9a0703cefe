declare const __APP_VERSION__: string
declare module '*.json' {
  /** Config is read as what it is: text from outside, checked before use. */
  const value: unknown
  export default value
}
