import { useEffect } from 'react'
import useSWR from 'swr'
import type { Message } from '../../runtime/engine/state.ts'
import type { Answer } from '../../runtime/operator/answer.ts'
import type { Context } from '../../runtime/service.ts'
import { useApp, useFact } from './app-context.ts'
import { shelfOf } from './shelf.ts'

/** A named query of the operator, and how it is asked. */
export interface Read<T> {
  readonly name: string
  readonly ask: (context: Context) => Promise<Answer<T>>
}

export type ReadState<T> =
  | { readonly kind: 'loading' }
  /** `again` is for a screen that needs what was unreadable in the answer. */
  | { readonly kind: 'ready'; readonly data: T; readonly again: () => void }
  /** With what the operator said, when it did. */
  | { readonly kind: 'failed'; readonly message: Message | undefined; readonly again: () => void }

/** What the operator refused to tell, as an exception for SWR. */
class Refusal extends Error {
  constructor(
    name: string,
    readonly said: Message,
  ) {
    super(`The read "${name}" was refused with code ${said.code}.`)
  }
}

/** What a customer's screens show of the operator's data. Read once and shared; gone when the customer is. */
export function useRead<T>(read: Read<T>): ReadState<T> {
  const app = useApp()
  const customerId = useFact('session.customerId')
  const shelf = shelfOf(app)
  const {
    data,
    error,
    mutate: reread,
  } = useSWR(
    customerId === undefined ? null : [read.name, customerId],
    async () => {
      const { context } = await app.loadOperations()
      const answer = await read.ask(context)
      if (answer.kind === 'ok') {
        shelf.outdated.delete(read.name)
        return answer.data
      }
      if (answer.kind === 'lost' || answer.code === 0) throw new Error(`The read "${read.name}" failed.`)
      const { code, text } = answer
      throw new Refusal(read.name, { code: String(code), ...(text === undefined ? {} : { text }) })
    },
    // What was read before a payment is asked for again on the next screen, however soon that comes.
    // Who comes back has it asked again by the shelf: also where the network was back before they looked.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, dedupingInterval: 0 },
  )
  useEffect(() => {
    const again = (): Promise<unknown> => reread()
    shelf.shown.set(again, read.name)
    return () => void shelf.shown.delete(again)
  }, [reread, read.name, shelf])
  const isFalse = error !== undefined && shelf.outdated.has(read.name)
  const again = (): void => void reread()
  if (data !== undefined && !isFalse) return { kind: 'ready', data, again }
  if (error === undefined) return { kind: 'loading' }
  return { kind: 'failed', message: error instanceof Refusal ? error.said : undefined, again }
}
