import { useEffect } from 'react'
import useSWR from 'swr'
import type { Message } from '../../runtime/engine/state.ts'
import type { Answer } from '../../runtime/operator/answer.ts'
import type { Context } from '../../runtime/service/service.ts'
import { useApp, useFact } from './app-context.ts'
import { shownReadsOf } from './shown-reads.ts'

/** A named query of the operator, and the function that sends it. */
export interface Read<T> {
  readonly name: string
  readonly ask: (context: Context) => Promise<Answer<T>>
}

export type ReadState<T> =
  | { readonly kind: 'loading' }
  /** `again` is for a screen that needs a part of the answer which was unreadable. */
  | { readonly kind: 'ready'; readonly data: T; readonly again: () => void }
  /** `message` is the operator's, if it answered. */
  | { readonly kind: 'failed'; readonly message: Message | undefined; readonly again: () => void }

/** A refusal of the operator as an exception, because SWR expects one. */
class Refusal extends Error {
  constructor(
    name: string,
    readonly said: Message,
  ) {
    super(`The read "${name}" was refused with code ${said.code}.`)
  }
}

/** Returns the operator's data for the customer. It is fetched once, shared by all blocks, and dropped at logout. */
export function useRead<T>(read: Read<T>): ReadState<T> {
  const app = useApp()
  const customerId = useFact('session.customerId')
  const shownReads = shownReadsOf(app)
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
        shownReads.outdated.delete(read.name)
        return answer.data
      }
      if (answer.kind === 'lost' || answer.code === 0) throw new Error(`The read "${read.name}" failed.`)
      const { code, text } = answer
      throw new Refusal(read.name, { code: String(code), ...(text === undefined ? {} : { text }) })
    },
    // No deduping: a read from before a payment is fetched again on the next screen, however soon that is. SWR must not refetch
    // when the customer or the network comes back, because the app refetches all reads on screen together.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, dedupingInterval: 0 },
  )
  useEffect(() => {
    const again = (): Promise<unknown> => reread()
    shownReads.refetchers.set(again, read.name)
    return () => void shownReads.refetchers.delete(again)
  }, [reread, read.name, shownReads])
  const isFalse = error !== undefined && shownReads.outdated.has(read.name)
  const again = (): void => void reread()
  if (data !== undefined && !isFalse) return { kind: 'ready', data, again }
  if (error === undefined) return { kind: 'loading' }
  return { kind: 'failed', message: error instanceof Refusal ? error.said : undefined, again }
}
