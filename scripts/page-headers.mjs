import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const policy = ({ scripts, styles }) => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...scripts.map(hash => `'${hash}'`)].join(' '),
  'style-src': ["'self'", ...styles.map(hash => `'${hash}'`)].join(' '),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** Sent with every page. The operator is served beside the app, so that the app talks to nobody else. */
export const pageHeaders = () => ({
  'content-security-policy': Object.entries(policy(JSON.parse(readFileSync(join(root, 'build/page-hashes.json'), 'utf8'))))
    .map(rule => rule.join(' '))
    .join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
})
