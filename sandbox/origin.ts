const LONGEST_NAME = 100
/** The app sends its release in this header, because the sandbox's config requests it. */
export const RELEASE_HEADER = 'Recarrega-Release'

/** The sender of a request. The client chooses the device and the channel, so both can be forged. */
export interface Origin {
  /**
   * The network address at the other end of the connection. Behind a trusted proxy, it is the client address that
   * the proxy forwards. No other header changes it. It is undefined without a connection.
   */
  readonly peer: string | undefined
  readonly deviceId: string | undefined
  readonly channel: string | undefined
  /** The release and the arm of a trial that the client reports in `RELEASE_HEADER`. */
  readonly release?: string | undefined
}

/**
 * The other end of the connection. The server passes it apart from the request (in Hono's `env`), so that clients
 * cannot forge it.
 */
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
 * Returns the client's address behind trusted proxies. It is the last address in `X-Forwarded-For` that is not a
 * trusted proxy's, because an untrusted client can write all addresses before that.
 */
function clientOf(peer: string | undefined, headers: Headers, trustedProxies: readonly string[]): string | undefined {
  const trusted = trustedProxies.map(peerName)
  if (peer === undefined || !trusted.includes(peer)) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(part => peerName(part.trim()))
  return forwarded.reverse().find(address => isIP(address) && !trusted.includes(address)) ?? peer
}

/** Returns whether a text looks like an address, either IPv4 or the first half of an IPv6 address. */
function isIP(address: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}(?::[\da-f]{1,4}){3})$/i.test(address)
}

function peerIn(connection: unknown): string | undefined {
  const isOurs = typeof connection === 'object' && connection !== null && 'peer' in connection
  return isOurs && typeof connection.peer === 'string' ? peerName(connection.peer) : undefined
}

/**
 * Returns the name under which requests of an address are counted. IPv4 addresses count in full. IPv6 addresses count
 * by their first 64 bits, because a provider's customer can choose the rest.
 */
function peerName(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
