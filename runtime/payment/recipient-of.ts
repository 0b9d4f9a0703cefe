import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Context } from '../service.ts'

/** The record holds only a hash: the number is known when the page or the session knows it. */
export function recipientOf({ fact, attempts }: Context, record: InFlight): string | undefined {
  const known = [fact('order.target'), fact('recharge.target'), fact('session.msisdn')]
  return known.find(number => number !== undefined && attempts.isFor(record, number))
}
