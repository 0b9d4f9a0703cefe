import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partnerOrigins } from '../sandbox/partner/partner-origins.mjs'
import { BUILT_FILES, build } from './build.mjs'
import { Complaint, tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { findFreePort } from './machine/free-port.mjs'
import { openReleases } from './releases/start.mjs'
import { endOnSignal, root } from './run.mjs'
import { siteHeaders } from './serving/site-headers.mjs'

const DEFAULT_PORT = 4173

/**
 * @param {string | undefined} text
 * @returns {number}
 */
export function readPort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Complaint(
    `PORT must be a whole number from 1 to 65535, and is "${text}": set another, as in PORT=8080 npm start.`,
  )
}

/**
 * @param {string | undefined} text for how many different numbers one network address may ask for SMS codes
 * @returns {{ smsNumbersPerAddress?: number }}
 */
export function readSmsNumbers(text = '') {
  if (text === '') return {}
  if (/^[1-9]\d{0,8}$/.test(text)) return { smsNumbersPerAddress: Number(text) }
  throw new Complaint(`SMS_NUMBERS_PER_ADDRESS must be a whole number above 0, and is "${text}".`)
}

/**
 * @param {string | undefined} text
 * @returns {string[]} the comma-separated parts
 */
export function readList(text = '') {
  return text.split(',').flatMap(part => part.trim() || [])
}

/**
 * @param {string} code
 * @param {number} port
 * @param {string} message
 */
function whyNotListening(code, port, message) {
  if (code === 'CLIENT') return message
  const other = `PORT=${port < 65_535 ? port + 1 : DEFAULT_PORT} npm start`
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end that one, or choose another port, as in ${other}.`
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023, as in PORT=${DEFAULT_PORT} npm start.`
  return `Port ${port} cannot be opened (${message}): choose another, as in ${other}.`
}

/**
 * @param {string} url
 * @param {string} partner
 * @param {{ numbers: string[], cards: string[] }} seeds
 */
function banner(url, partner, { numbers, cards }) {
  return [
    '',
    `Recarrega is at ${url}`,
    `SMS codes, payments and faults are at ${url}/sandbox`,
    `The site of a partner, with the product in a frame, is at ${partner}`,
    '',
    'Test numbers',
    ...numbers.map(line => `  ${line}`),
    'Test cards',
    ...cards.map(line => `  ${line}`),
    '',
    'Ctrl-C ends it.',
  ].join('\n')
}

/** If something is missing, installs or builds it. Then serves the app and its sandbox until somebody stops it. */
export async function startServer() {
  let close = async () => {}
  endOnSignal(
    () => 0,
    () => close(),
  )
  try {
    const port = readPort(process.env.PORT)
    await installDependencies()
    await build()
    /** @type {typeof import('../sandbox/server/serve.ts')} */
    const { serve, describeSeeds } = await import(pathToFileURL(join(root, 'build/serve.js')).href)
    const partnerPort = await findFreePort(port + 1)
    const partners = partnerOrigins(partnerPort)
    const [partner = ''] = partners
    const settings = {
      ...readSmsNumbers(process.env.SMS_NUMBERS_PER_ADDRESS),
      trustedProxies: readList(process.env.TRUSTED_PROXIES),
    }
    const store = await openReleases()
    const served = await serve({
      settings,
      clientDir: join(root, 'dist'),
      builtFiles: join(root, BUILT_FILES),
      port,
      partnerPort,
      headersOf: siteHeaders(partners),
      releases: { store, headersFor: hashes => siteHeaders(partners, hashes) },
      collectsEvents: process.env.EVENTS !== 'off',
    })
    if (served.kind === 'failed') throw new Complaint(whyNotListening(served.code, served.port, served.message))
    close = served.close
    console.log(banner(served.url, partner, describeSeeds()))
  } catch (error) {
    tell(error)
  }
}
