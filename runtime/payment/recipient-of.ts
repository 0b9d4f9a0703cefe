import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Context } from '../service/service.ts'

/**
 * Returns the recipient's number of a record. The record stores only a hash of the number, so this is undefined unless
 * the page or the session has the number.
 */
export function recipientOf({ fact, attempts }: Context, record: InFlight): string | undefined {
  const known = [fact('order.target'), fact('recharge.target'), fact('session.msisdn')]
  return known.find(number => number !== undefined && attempts.isFor(record, number))
}
