import useSWR, { mutate } from 'swr'
import type { Answer } from '../../runtime/operator/answer.ts'
import type { Context } from '../../runtime/service.ts'
import { useApp, useFact } from './app-context.ts'
import type { App } from './create-app.ts'

/** A named query of the operator, and how it is asked. */
export interface Read<T> {
  readonly name: string
  readonly ask: (context: Context) => Promise<Answer<T>>
}

export type ReadState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: T }
  | { readonly kind: 'failed'; readonly again: () => void }

const forgetful = new WeakSet<App>()

/** What a customer's screens show of the operator's data. Read once and shared; gone when the customer is. */
export function useRead<T>(read: Read<T>): ReadState<T> {
  const app = useApp()
  const customerId = useFact('session.customerId')
  if (!forgetful.has(app)) {
    forgetful.add(app)
    app.onForget(() => void mutate(() => true, undefined, { revalidate: false }))
  }
  const {
    data,
    error,
    mutate: reread,
  } = useSWR(
    customerId === undefined ? null : [read.name, customerId],
    async () => {
      const { context } = await app.loadOperations()
      const answer = await read.ask(context)
      if (answer.kind !== 'ok') throw new Error(`The read "${read.name}" failed.`)
      return answer.data
    },
    // What was read before a payment is asked for again on the next screen, however soon that comes.
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  )
  if (data !== undefined) return { kind: 'ready', data }
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', again: () => void reread() }
}
