import { headersFor } from './headers.mjs'
import { parseHosts, readHosts } from './hosts.mjs'
import { isDocument, kindOf } from './kinds.mjs'
import { readHashes } from './page-hashes.mjs'

/**
 * Returns the function that chooses an answer's headers. The hosts are read only once.
 * @param {readonly string[]} [partners] sites that may frame the embedded channel besides the listed ones
 * @param {import('./page-hashes.mjs').Hashes} [hashes] by default the build's
 * @returns {import('../../sandbox/server/static-files.ts').HeadersOf} for the server of `npm start`
 */
export function siteHeaders(partners = [], hashes = readHashes()) {
  const listed = readHosts()
  const hosts = parseHosts({ ...listed, partners: [...listed.partners, ...partners] })
  return (path, answer) => {
    const kind = kindOf(path)
    // Only real pages get a page's policy. If a page is missing, the answer at its address is an error text.
    const isPage = isDocument(kind)
    return headersFor({ kind: answer === 'page' || !isPage ? kind : 'other', hosts, hashes })
  }
}
