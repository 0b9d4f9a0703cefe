import { EMBED_PAGE } from '../../sandbox/site-paths.mjs'
import { MANIFEST_TYPE } from './headers.mjs'
import { isDocument, isSecretPath } from './kinds.mjs'

/** @param {import('./rules.mjs').Rule} rule */
function location({ kind, pattern, headers }) {
  const isPage = isDocument(kind)
  const own = isPage ? '$uri $uri/index.html' : '$uri'
  const files = kind === 'embed' ? `$uri/index.html ${EMBED_PAGE}` : kind === 'return' ? '$1/index.html' : own
  // Without `always`, nginx omits a header from error answers. This is right for the cache time, and wrong for all
  // other headers.
  const add = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}"${name === 'cache-control' && !isPage ? '' : ' always'};`,
  )
  const type = kind === 'manifest' ? [`default_type ${MANIFEST_TYPE};`] : []
  const log = isSecretPath(kind) ? ['access_log off;'] : []
  const lines = [...(isPage ? ['error_page 404 /404.html;'] : type), `try_files ${files} =404;`, ...log, ...add]
  return [`    location ~ ${pattern} {`, ...lines.map(line => `        ${line}`), '    }'].join('\n')
}

/**
 * Returns a site config for nginx. Every location is a regular expression, so the first match applies.
 * @param {readonly import('./rules.mjs').Rule[]} rules
 * @returns {string}
 */
export function writeNginx(rules) {
  return `# Made by \`npm run serving\`. What it means is in docs/serving.md.
# A file of the http context: conf.d/ or sites-enabled/. Needs ngx_http_gzip_static_module, which packages have.

server {
    # Behind whatever ends TLS. To end it here: listen 443 ssl, ssl_certificate, ssl_certificate_key.
    listen 8080;
    server_name _;
    server_tokens off;
    root /srv/recarrega/dist;
    charset utf-8;
    charset_types application/javascript text/javascript text/css text/plain;

    # The build has compressed everything. With the module ngx_brotli, add: brotli_static on;
    gzip_static on;
    gzip_vary on;

    # The operator's services, when they are reached through this host:
    # location ^~ /operator/ { proxy_pass http://operator.internal; }

${rules.map(location).join('\n\n')}
}
`
}
