/**
 * The only Trusted Types policy that may create the address of a script. Only the registration of `/sw.js` needs it.
 */
const TRUSTED_POLICY = 'recarrega#sw'

/**
 * @param {readonly string[]} sources
 * @returns {string}
 */
const list = sources => (sources.length > 0 ? sources.join(' ') : "'none'")

/** @param {readonly string[]} hashes */
const quoted = hashes => hashes.map(hash => `'${hash}'`)

/** @param {readonly (readonly [string, string])[]} directives */
const join = directives => directives.map(directive => directive.join(' ').trim()).join('; ')

/**
 * Returns the Content-Security-Policy of a document (CSP Level 3; Trusted Types). It uses hashes instead of nonces,
 * because a cached page would repeat its nonce.
 * @param {{ hosts: import('./hosts.mjs').Hosts, hashes: import('./page-hashes.mjs').Hashes, framedBy: readonly string[] }} page
 */
export function documentPolicy({ hosts, hashes, framedBy }) {
  return join([
    ['default-src', "'none'"],
    ['script-src', list(["'self'", ...quoted(hashes.scripts)])],
    ['style-src', list(["'self'", ...quoted(hashes.styles)])],
    ['img-src', list(["'self'", 'data:', ...hosts.logos])],
    ['font-src', "'self'"],
    ['connect-src', list(["'self'", ...hosts.services])],
    // If no other bridge is configured, the app frames the sandbox's bridge on its own origin.
    ['frame-src', list(hosts.bridges.length > 0 ? hosts.bridges : ["'self'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', list(framedBy)],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', TRUSTED_POLICY],
  ])
}

/**
 * The policy that is sent with the service worker's file, because a browser does not apply the page's policy to the
 * worker. It permits connections, because the worker fetches files for the page.
 */
export const workerPolicy = join([
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['connect-src', "'self'"],
])

/**
 * The policy of files that are not pages. An SVG can contain scripts, which must not run if somebody opens the file
 * directly.
 */
export const filePolicy = join([
  ['default-src', "'none'"],
  ['frame-ancestors', "'none'"],
])

/**
 * The features that pages use: they copy Pix codes and receipts, read an SMS code (WebOTP) and pay. Every page allows
 * all of them, because the browser keeps the policy of the page that it loaded, while the app later shows other steps
 * without loading a page.
 */
const USED = ['clipboard-write', 'otp-credentials', 'payment']

/**
 * The features that the app never uses. Chromium warns about unknown names, so the list contains only features that
 * Chromium has on every system. Sharing (`web-share`) is missing on Linux and is not listed. It is allowed by default.
 */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The Permissions-Policy header of a page. */
export const permissionsPolicy = [...USED.map(name => `${name}=(self)`), ...UNUSED.map(name => `${name}=()`)].join(', ')
