import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/**
 * The other origins that the product uses, in the browser's spelling, such as `https://pay.example`. All lists are
 * empty if one origin serves everything, as with `npm start`.
 * @typedef {object} Hosts
 * @property {readonly string[]} logos from which logos of cards and banks are fetched
 * @property {readonly string[]} services the operator's services that the app calls
 * @property {readonly string[]} bridges the pages in which a card's issuer asks its questions (3-D Secure), in a frame
 * @property {readonly string[]} partners the sites that may frame the embedded channel
 */

/** @satisfies {readonly (keyof Hosts)[]} */
const NAMES = /** @type {const} */ (['logos', 'services', 'bridges', 'partners'])
const FILE = 'scripts/serving/hosts.json'
const OPERATOR = 'public/config.json'
const LOCAL = /^http:\/\/(([a-z]+\.)?localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * Returns whether the value is exactly an origin. A path, a wildcard or a semicolon would change the policy's meaning.
 * @param {unknown} value
 */
function isOrigin(value) {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  return new URL(value).origin === value && !value.includes('*') && (value.startsWith('https://') || LOCAL.test(value))
}

/**
 * @param {unknown} value
 * @returns {Hosts}
 * @throws {Complaint} if a list is missing or unknown, or an entry is no origin
 */
export function parseHosts(value) {
  const given = new Map(Object.entries(value ?? {}))
  const unknown = [...given.keys()].filter(name => !NAMES.some(known => known === name))
  if (unknown.length > 0) throw new Complaint(`${FILE} has "${unknown[0]}": it may have ${NAMES.join(', ')}.`)
  const listOf = (/** @type {string} */ name) => {
    const origins = given.get(name)
    if (!Array.isArray(origins)) throw new Complaint(`${FILE} needs "${name}": a list of origins, which may be empty.`)
    const wrong = origins.find(origin => !isOrigin(origin))
    if (wrong === undefined) return origins
    throw new Complaint(
      `${FILE} has ${JSON.stringify(wrong)} in "${name}", which is no origin: write it as https://pay.example, without a path.`,
    )
  }
  const [logos, services, bridges, partners] = NAMES.map(listOf)
  return { logos: logos ?? [], services: services ?? [], bridges: bridges ?? [], partners: partners ?? [] }
}

/** A browser connects to these origins when a page pays with Google Pay, so the page's own policy must allow them. */
const GOOGLE_PAY = ['https://google.com', 'https://pay.google.com']

/**
 * Returns the origins that the app calls with this config.
 * @param {{ bases?: Record<string, string>, wallets?: { googlepay?: object, applepay?: { validation: string } }, events?: string }} config
 * @returns {string[]}
 */
export function originsCalled({ bases = {}, wallets = {}, events = '' }) {
  const addresses = [
    ...Object.values(bases),
    wallets.applepay?.validation ?? '',
    events,
    ...(wallets.googlepay ? GOOGLE_PAY : []),
  ]
  return [...new Set(addresses.flatMap(address => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}

/** Returns the hosts of this installation: those in the list, and the operator's hosts in the app's config. */
export function readHosts() {
  const hosts = parseHosts(JSON.parse(readFileSync(join(root, FILE), 'utf8')))
  return withOperator(hosts, JSON.parse(readFileSync(join(root, OPERATOR), 'utf8')))
}

/**
 * @param {Hosts} hosts the listed hosts
 * @param {Parameters<typeof originsCalled>[0] & { bridge?: string }} config the app's config
 */
export function withOperator(hosts, { bridge = '', ...config }) {
  const services = new Set([...hosts.services, ...originsCalled(config)])
  const bridges = new Set([...hosts.bridges, ...(URL.canParse(bridge) ? [new URL(bridge).origin] : [])])
  return parseHosts({ ...hosts, services: [...services], bridges: [...bridges] })
}
