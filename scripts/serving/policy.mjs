/** The one policy that may make a script's address: registering `/sw.js` needs it, and nothing else of the app does. */
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
 * The Content-Security-Policy of a document (CSP Level 3; Trusted Types). By hash and not by nonce: a page that is kept
 * would repeat its nonce.
 *
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
    // Without one elsewhere, the bridge is the sandbox's, beside the app.
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

/** A worker has the policy that it came with, not its page's: this one fetches for the page. */
export const workerPolicy = join([
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['connect-src', "'self'"],
])

/** For what is no document, should somebody open it as one: a drawing can have scripts in it. */
export const filePolicy = join([
  ['default-src', "'none'"],
  ['frame-ancestors', "'none'"],
])

/**
 * What pages do: copy Pix codes and receipts, read the code of an SMS (WebOTP), pay. On every page, though few do it: it
 * is the page that was loaded that may, and the app goes on from it to any other without loading one.
 */
const USED = ['clipboard-write', 'otp-credentials', 'payment']

/**
 * Those that the app has no use for, of all that Chromium knows on every system: it complains of a name that it does
 * not know. Sharing (`web-share`) has no name on Linux, and needs none: a page may share unless it is denied.
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

/** The Permissions-Policy of a page. */
export const permissionsPolicy = [...USED.map(name => `${name}=(self)`), ...UNUSED.map(name => `${name}=()`)].join(', ')
