import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Context } from '../service.ts'

/**
 * Returns a record's number. The record stores only its hash, so the number is undefined unless the page or the session has it.
 */
export function recipientOf({ fact, attempts }: Context, record: InFlight): string | undefined {
  const known = [fact('order.target'), fact('recharge.target'), fact('session.msisdn')]
  return known.find(number => number !== undefined && attempts.isFor(record, number))
}
