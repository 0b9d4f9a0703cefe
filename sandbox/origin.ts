const LONGEST_NAME = 100

/** Where a request comes from. Device and channel are what it says of itself. */
export interface Origin {
  /** Who is at the other end of the connection: no header moves it. Unknown where there is no connection. */
  readonly peer: string | undefined
  readonly deviceId: string | undefined
  readonly channel: string | undefined
}

/** What a server hands over with a request, beside it, where no client can reach: Hono's `env`. */
export interface Connection {
  readonly peer: string | undefined
}

export function readOrigin(headers: Headers, connection: unknown): Origin {
  const text = (name: string) => headers.get(name)?.slice(0, LONGEST_NAME) || undefined
  return { peer: peerIn(connection), deviceId: text('deviceid'), channel: text('channel') }
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
