import { EMBED_PAGE, FILE } from '../../sandbox/site-paths.mjs'
import { MANIFEST_TYPE } from './headers.mjs'
import { isSecretPath } from './kinds.mjs'

const INDENT = '\t'

/**
 * For each kind, the Caddy directives that choose the file if the requested path has none. They also set the content
 * type if Caddy cannot detect it from the file name.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const FIND = {
  embed: [`try_files {path}/index.html ${EMBED_PAGE}`],
  return: ['rewrite * {re.return.1}/index.html'],
  page: ['try_files {path} {path}/index.html'],
  manifest: [`header Content-Type "${MANIFEST_TYPE}"`],
}

/** @param {import('./rules.mjs').Rule} rule */
function handle({ name, kind, pattern, headers }) {
  const find = FIND[kind] ?? []
  return [
    // The matcher gets a name, because only then can its captures be used.
    `@${name} path_regexp ${name} ${pattern}`,
    `handle @${name} {`,
    ...[
      ...(isSecretPath(kind) ? ['log_skip'] : []),
      'header {',
      ...Object.entries(headers).map(([header, value]) => `${INDENT}${header} "${value}"`),
      '}',
      ...find,
      'import files',
    ].map(line => INDENT + line),
    '}',
  ]
    .map(line => INDENT.repeat(2) + line)
    .join('\n')
}

/**
 * Returns a site config for Caddy 2. A `route` keeps the order of its directives, so the first match applies.
 * @param {readonly import('./rules.mjs').Rule[]} rules
 * @returns {string}
 */
export function writeCaddy(rules) {
  return `# Made by \`npm run serving\`. What it means is in docs/serving.md.

# Needs Caddy 2.8 or newer, for log_skip.

# What the build has compressed is sent as it is; nothing is compressed anew.
(files) {
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/recarrega/dist}

	route {
		# The operator's services, when they are reached through this host:
		# reverse_proxy /operator/* operator.internal:80

		@method not method GET HEAD
		handle @method {
			header Allow "GET, HEAD"
			respond "Method not allowed" 405
		}

${rules.map(handle).join('\n\n')}
	}

	# A page for an unknown path, and never one for a file that is not there. Neither is kept.
	handle_errors {
		@page {
			not path_regexp ${FILE}
			expression {err.status_code} == 404
		}
		header Cache-Control "no-cache"
		handle @page {
			rewrite * /404.html
			import files
		}
		handle {
			respond "{err.status_text}" {err.status_code}
		}
	}
}
`
}
