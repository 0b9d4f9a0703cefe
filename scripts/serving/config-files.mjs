import { readHosts } from './hosts.mjs'
import { readHashes } from './page-hashes.mjs'
import { rulesFor } from './rules.mjs'
import { writeCaddy } from './write-caddy.mjs'
import { writeCdn, writeUpload } from './write-cdn.mjs'
import { writeNginx } from './write-nginx.mjs'

/** In the committed configs, placeholders replace the hashes, because each build makes other hashes. */
export const PLACEHOLDERS = { scripts: ['{script-hashes}'], styles: ['{style-hashes}'] }

/**
 * @param {import('./page-hashes.mjs').Hashes} hashes
 * @returns {ReadonlyMap<string, string>} the text of each config, by the name of its file
 */
function configFiles(hashes) {
  const site = { hosts: readHosts(), hashes }
  const rules = rulesFor(site)
  return new Map([
    ['nginx.conf', writeNginx(rules)],
    ['Caddyfile', writeCaddy(rules)],
    ['cdn-headers.json', writeCdn(rules)],
    ['upload.sh', writeUpload(site)],
  ])
}

/**
 * Returns the server configs in `docs/serving`. They are committed, because people read them and tests compare them.
 */
export const documentedConfigs = () => configFiles(PLACEHOLDERS)

/** Returns the configs for the current build, which are ready to use. */
export const builtConfigs = () => configFiles(readHashes())
