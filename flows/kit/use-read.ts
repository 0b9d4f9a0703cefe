import { useEffect } from 'react'
import useSWR from 'swr'
import type { Message } from '../../runtime/engine/state.ts'
import type { Answer } from '../../runtime/operator/answer.ts'
import { type Context, codeOfLost } from '../../runtime/service/service.ts'
import { useApp, useFact } from './app-context.ts'
import { shownReadsOf } from './shown-reads.ts'

/** A named query to the operator, and the function that sends it. */
export interface Read<T> {
  readonly name: string
  readonly ask: (context: Context) => Promise<Answer<T>>
}

export type ReadState<T> =
  | { readonly kind: 'loading' }
  /** `again` fetches the data again, for example if a screen needs a part of the answer that could not be read. */
  | { readonly kind: 'ready'; readonly data: T; readonly again: () => void }
  /** `message` is about the operator's answer. It is undefined if the operator did not answer. */
  | { readonly kind: 'failed'; readonly message: Message | undefined; readonly again: () => void }

/** A refusal by the operator, wrapped in an exception because SWR expects errors as exceptions. */
class Refusal extends Error {
  constructor(
    name: string,
    readonly said: Message,
  ) {
    super(`The read "${name}" was refused with code ${said.code}.`)
  }
}

/**
 * Returns the operator's data for the current customer. The data is fetched once, shared by all blocks, and dropped
 * at logout.
 */
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
      if (answer.kind === 'lost' && answer.why === 'broken')
        throw new Refusal(read.name, { code: codeOfLost(answer.why) })
      if (answer.kind === 'lost' || answer.code === 0) throw new Error(`The read "${read.name}" failed.`)
      const { code, text } = answer
      throw new Refusal(read.name, { code: String(code), ...(text === undefined ? {} : { text }) })
    },
    // SWR must not merge repeated requests: after a payment, the next screen has to fetch the data again, however
    // soon it opens. SWR must not refetch when the customer or the network comes back, because the app itself
    // refetches all reads on screen.
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
