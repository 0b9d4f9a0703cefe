// It is JavaScript because scripts import it with a Node that reads no TypeScript.

/** The embedded channel's page for addresses that no build can list: a partner's signed session follows. */
export const EMBED_PAGE = '/recarga/app/index.html'

/** The pages that a partner may frame. */
export const EMBED = '^/recarga/app(/|$)'

/**
 * Other companies lead back to these addresses, with the name of a payment or their signed token as the last word:
 * `/status_pisp/<id>`. One page serves all of a kind, also with a slash at the end, but those that have a page of their
 * own. The word may have dots in it, as a JWT has: no address here is a file.
 */
export const RETURNS = '^(/status_[a-z]+|/api-payment)/[^/]+/*$'

/** Every file here has a hash in its name, and no page is here. */
export const ASSETS = '^/assets/'

/** A browser reads it to install the app. */
export const MANIFEST = String.raw`^/manifest\.webmanifest$`

/** Matches paths that end like a file's name. */
export const FILE_NAME = String.raw`\.\w+$`

/**
 * Paths that look like a file's: a page never answers there, except in `EMBED` and `RETURNS`. Like all patterns of
 * paths, it means the same in JavaScript, PCRE and RE2, so that each server can read it.
 */
export const FILE = `${ASSETS}|${FILE_NAME}`

/**
 * Only the server answers these, never the service worker, not even offline: the operator and the sandbox, this
 * installation's settings, and addresses with a payment or a session in them.
 */
export const SERVER_ONLY = String.raw`^/(operator|sandbox|api-payment|healthz)(/|$)|^/config\.json$|^/recarga/app(/|$)|^/status_`
