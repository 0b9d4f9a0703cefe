// This file is JavaScript, because scripts import it with a version of Node that does not read TypeScript.

/**
 * This page serves every address of the embedded channel that contains a partner's signed session, because no build can
 * list these addresses.
 */
export const EMBED_PAGE = '/recarga/app/index.html'

/** Matches the pages that a partner may frame. */
export const EMBED = '^/recarga/app(/|$)'

/**
 * Matches the addresses to which other companies redirect. Their last segment is a payment's id or a signed token, such
 * as `/status_pisp/<id>`. One page serves all addresses of a kind, even with a slash at the end, except addresses that
 * have their own page. The segment may contain dots, as a JWT does, so no such address is a file.
 */
export const RETURNS = '^(/status_[a-z]+|/api-payment)/[^/]+/*$'

/** Matches built files. Each has a hash in its name, and none is a page. */
export const ASSETS = '^/assets/'

/** Matches the manifest that browsers read to install the app. */
export const MANIFEST = String.raw`^/manifest\.webmanifest$`

/** Matches paths that end like a file's name. */
export const FILE_NAME = String.raw`\.\w+$`

/**
 * Matches paths that look like the path of a file. No page has such a path, except in `EMBED` and `RETURNS`. All
 * patterns of this file mean the same in JavaScript, PCRE and RE2, so that every server can use them.
 */
export const FILE = `${ASSETS}|${FILE_NAME}`

/**
 * Matches paths that only the server answers, and never the service worker, even offline. They are the operator, the
 * sandbox, this installation's settings, and addresses with a payment or a session.
 */
export const SERVER_ONLY = String.raw`^/(operator|sandbox|api-payment|healthz)(/|$)|^/config\.json$|^/recarga/app(/|$)|^/status_`
