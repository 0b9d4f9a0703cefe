/** The names of the style sheets that use a token, by its full name. */
declare const __TOKEN_USERS__: { readonly [token: string]: readonly string[] }
