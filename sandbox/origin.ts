const LONGEST_NAME = 100
/** The header in which the app names its release, because the sandbox's config asks for it. */
export const RELEASE_HEADER = 'Recarrega-Release'

/** The origin of a request. The client itself chooses device and channel, so both can be forged. */
export interface Origin {
  /**
   * The network address of the other end of the connection, or, behind a trusted proxy, the client address that the
   * proxy forwards. No other header changes it. Undefined without a connection.
   */
  readonly peer: string | undefined
  readonly deviceId: string | undefined
  readonly channel: string | undefined
  /** The release and the arm of a trial that the client names, from `RELEASE_HEADER`. */
  readonly release?: string | undefined
}

/** The server passes this beside the request (Hono's `env`), so that a client cannot forge it. */
export interface Connection {
  readonly peer: string | undefined
}

export function readOrigin(headers: Headers, connection: unknown, trustedProxies: readonly string[] = []): Origin {
  const text = (name: string) => headers.get(name)?.slice(0, LONGEST_NAME) || undefined
  return {
    peer: clientOf(peerIn(connection), headers, trustedProxies),
    deviceId: text('deviceid'),
    channel: text('channel'),
    release: text(RELEASE_HEADER),
  }
}

/**
 * Returns the client's address behind trusted proxies: the last address in `X-Forwarded-For` that is not a trusted
 * proxy's. An untrusted client may have written all addresses before that.
 */
function clientOf(peer: string | undefined, headers: Headers, trustedProxies: readonly string[]): string | undefined {
  const trusted = trustedProxies.map(peerName)
  if (peer === undefined || !trusted.includes(peer)) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(part => peerName(part.trim()))
  return forwarded.reverse().find(address => isIP(address) && !trusted.includes(address)) ?? peer
}

/** Whether a text looks like an address: IPv4, or the first half of an IPv6 address. */
function isIP(address: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}(?::[\da-f]{1,4}){3})$/i.test(address)
}

function peerIn(connection: unknown): string | undefined {
  const isOurs = typeof connection === 'object' && connection !== null && 'peer' in connection
  return isOurs && typeof connection.peer === 'string' ? peerName(connection.peer) : undefined
}

/**
 * Returns the name that requests of an address are counted under: IPv4 in full, IPv6 by its first 64 bits, since each
 * customer of a provider can choose among that many addresses.
 */
function peerName(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
