const LONGEST_NAME = 100

/** Where a request comes from. Device and channel are what it says of itself. */
export interface Origin {
  /**
   * Who is at the other end of the connection, or whom a trusted proxy there speaks for: no other header moves it. Unknown
   * where there is no connection.
   */
  readonly peer: string | undefined
  readonly deviceId: string | undefined
  readonly channel: string | undefined
}

/** What a server hands over with a request, beside it, where no client can reach: Hono's `env`. */
export interface Connection {
  readonly peer: string | undefined
}

export function readOrigin(headers: Headers, connection: unknown, trustedProxies: readonly string[] = []): Origin {
  const text = (name: string) => headers.get(name)?.slice(0, LONGEST_NAME) || undefined
  return {
    peer: clientOf(peerIn(connection), headers, trustedProxies),
    deviceId: text('deviceid'),
    channel: text('channel'),
  }
}

/**
 * The address that a proxy speaks for: the last of `X-Forwarded-For` that is no trusted proxy's. What stands before it was
 * written by somebody who is not trusted.
 */
function clientOf(peer: string | undefined, headers: Headers, trustedProxies: readonly string[]): string | undefined {
  const trusted = trustedProxies.map(peerName)
  if (peer === undefined || !trusted.includes(peer)) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(part => peerName(part.trim()))
  return forwarded.reverse().find(address => isIP(address) && !trusted.includes(address)) ?? peer
}

/** IPv4, or the first half of an IPv6 address. */
function isIP(address: string): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{1,4}(?::[\da-f]{1,4}){3})$/i.test(address)
}

function peerIn(connection: unknown): string | undefined {
  const isOurs = typeof connection === 'object' && connection !== null && 'peer' in connection
  return isOurs && typeof connection.peer === 'string' ? peerName(connection.peer) : undefined
}

/**
 * What an address is counted under: IPv4 as it is, IPv6 by its first 64 bits, as each customer of a provider has so
 * many addresses to choose from.
 */
function peerName(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
