import { isDocument } from './kinds.mjs'
import { documentPolicy, filePolicy, permissionsPolicy, workerPolicy } from './policy.mjs'

const YEAR_S = 31_536_000
const WEEK_S = 604_800
const DAY_S = 86_400
/**
 * The content type of the manifest. The server configs set it, because few servers detect it from the file extension.
 */
export const MANIFEST_TYPE = 'application/manifest+json'
const FOR_EVER = `public, max-age=${YEAR_S}, immutable`
const ASK_FIRST = 'no-cache'
const SELDOM_NEW = `public, max-age=${WEEK_S}, stale-while-revalidate=${DAY_S}`

/**
 * How long an answer may be cached (RFC 9111, 5.2; RFC 8246; RFC 5861). A font keeps its name when it changes, and so does
 * the icon, for which Chromium asks at every step. A change is rare and harmless: the old file is used for a week, and one
 * day longer while the browser fetches the new one.
 * @type {Readonly<Record<import('./kinds.mjs').Kind, string>>}
 */
const CACHE_CONTROL = {
  page: ASK_FIRST,
  return: ASK_FIRST,
  embed: ASK_FIRST,
  asset: FOR_EVER,
  immutableData: FOR_EVER,
  data: ASK_FIRST,
  font: SELDOM_NEW,
  icon: SELDOM_NEW,
  worker: ASK_FIRST,
  manifest: ASK_FIRST,
  other: ASK_FIRST,
}

/**
 * Headers of every answer. Browsers use only https for two years, also for subdomains (RFC 6797). Over plain http,
 * browsers ignore this header.
 */
const ALWAYS = {
  'strict-transport-security': `max-age=${2 * YEAR_S}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
}

/**
 * Returns the headers of an answer, with names in lower case. All servers of the app use this function: `npm start`,
 * and the configs in docs/serving.
 * @param {object} answer
 * @param {import('./kinds.mjs').Kind} answer.kind
 * @param {import('./hosts.mjs').Hosts} answer.hosts
 * @param {import('./page-hashes.mjs').Hashes} answer.hashes
 * @returns {Record<string, string>}
 */
export function headersFor({ kind, hosts, hashes }) {
  const kept = { 'cache-control': CACHE_CONTROL[kind], ...ALWAYS }
  if (kind === 'worker') return { ...kept, 'content-security-policy': workerPolicy }
  if (!isDocument(kind)) return { ...kept, 'content-security-policy': filePolicy }
  return {
    ...kept,
    'content-security-policy': documentPolicy({ hosts, hashes, framedBy: kind === 'embed' ? hosts.partners : [] }),
    'referrer-policy': 'no-referrer',
    // The header has no effect on a page in a frame, because only a separate window has an opener.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  }
}
