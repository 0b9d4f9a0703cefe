// In JavaScript: scripts read it too, with a Node that reads no TypeScript.

/** The embedded channel's page for an address that nobody can list: a partner's signed session follows. */
export const EMBED_PAGE = '/recarga/app/index.html'

/** All that a partner may frame. */
export const EMBED = '^/recarga/app(/|$)'

/**
 * Where others lead, with the name of a payment or what they signed as the last word: `/status_pisp/<id>`. One page
 * serves all of a kind, with a slash at the end too, but those that have one of their own. The word may have dots in it,
 * as a JWT has: nothing here is a file.
 */
export const RETURNS = '^(/status_[a-z]+|/api-payment)/[^/]+/*$'

/** Where every file has a hash in its name, and no page is. */
export const ASSETS = '^/assets/'

/** What a browser reads to install the app. */
export const MANIFEST = String.raw`^/manifest\.webmanifest$`

/** What ends as the name of a file does. */
export const FILE_NAME = String.raw`\.\w+$`

/**
 * Paths that look like a file's: a page never answers there, but in `EMBED` and `RETURNS`. As all patterns of paths, it is one of
 * JavaScript, PCRE and RE2 alike, so that each server can read it.
 */
export const FILE = `${ASSETS}|${FILE_NAME}`

/**
 * What is nobody's to answer but the server's, not even without a network: the operator and what stands in for it, what
 * an installation is told, and addresses with a payment or a session in them.
 */
export const SERVER_ONLY = String.raw`^/(operator|sandbox|api-payment|healthz)(/|$)|^/config\.json$|^/recarga/app(/|$)|^/status_`
