import { headersFor } from './headers.mjs'
import { parseHosts, readHosts } from './hosts.mjs'
import { isDocument, kindOf } from './kinds.mjs'
import { readHashes } from './page-hashes.mjs'

/**
 * Reads the hosts once.
 *
 * @param {readonly string[]} [partners] who may frame the embedded channel beside those that are listed
 * @param {import('./page-hashes.mjs').Hashes} [hashes] the build's when left out
 * @returns {import('../../sandbox/server/static-files.ts').HeadersOf} for the server of `npm start`
 */
export function siteHeaders(partners = [], hashes = readHashes()) {
  const listed = readHosts()
  const hosts = parseHosts({ ...listed, partners: [...listed.partners, ...partners] })
  return (path, answer) => {
    const kind = kindOf(path)
    // A page can be shown under an address of any kind but a file's, and only a page has a page's policy.
    const isPage = isDocument(kind)
    return headersFor({ kind: answer === 'page' || !isPage ? kind : 'other', hosts, hashes })
  }
}
