import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Context } from '../service/service.ts'

/**
 * Returns the recipient's number of a record. The record contains only a hash of it. If neither the page nor the
 * session has that number, returns undefined.
 */
export function recipientOf({ fact, attempts }: Context, record: InFlight): string | undefined {
  const known = [fact('order.target'), fact('recharge.target'), fact('session.msisdn')]
  return known.find(number => number !== undefined && attempts.isFor(record, number))
}
