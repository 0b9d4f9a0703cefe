/** The names of the style sheets that use a token. The key is the token's full name. */
declare const __TOKEN_USERS__: { readonly [token: string]: readonly string[] }
