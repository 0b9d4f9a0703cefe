import type { Clock } from '../clock.ts'
import type { Answer } from './answer.ts'
import type { Send } from './client.ts'
import { getCustomer } from './contract/customer.ts'
import { getLastRecharge } from './contract/recharge.ts'

/**
 * How long a customer's record is used again, so that a customer who goes on to the next screen does not wait for it.
 * The limits in it are for texts only, because the operator enforces them.
 */
export const RECORD_MS = 30_000

/** How old an answer may be, and the token of a session that is not open yet. */
interface Asked {
  /** The longest time since the request was sent, in ms. 0 always sends a new request. */
  readonly mostMs: number
  readonly token?: string
}

/**
 * Returns reads whose answer several screens and services need one after another. A read takes over the last request
 * for the same phone number if that request is recent enough and was not refused or lost. `forget` makes each next
 * read send a new request. It has to be called after every change of the customer's data.
 */
export function createRecent(send: Send, { elapsed }: Pick<Clock, 'elapsed'>) {
  const customer = recentOf(elapsed, (msisdn, { token }) =>
    send(getCustomer, { params: { msisdn }, ...(token === undefined ? {} : { token }) }),
  )
  const lastRecharge = recentOf(elapsed, msisdn => send(getLastRecharge, { params: { msisdn } }))
  return {
    customer: customer.ask,
    lastRecharge: lastRecharge.ask,
    forget() {
      customer.forget()
      lastRecharge.forget()
    },
  }
}

function recentOf<T>(elapsed: () => number, ask: (msisdn: string, asked: Asked) => Promise<Answer<T>>) {
  let last: { readonly msisdn: string; readonly sentAt: number; readonly answer: Promise<Answer<T>> } | undefined
  return {
    ask(msisdn: string, asked: Asked): Promise<Answer<T>> {
      if (last?.msisdn === msisdn && elapsed() - last.sentAt < asked.mostMs) return last.answer
      const sent = { msisdn, sentAt: elapsed(), answer: ask(msisdn, asked) }
      last = sent
      void sent.answer.then(answer => {
        // A read that follows a failed or unreadable answer has to try again.
        if (last === sent && (answer.kind !== 'ok' || answer.unread !== undefined)) last = undefined
      })
      return sent.answer
    },
    forget() {
      last = undefined
    },
  }
}
