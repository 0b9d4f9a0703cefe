import useSWR, { mutate } from 'swr'
import type { Message } from '../../runtime/engine/state.ts'
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
      if (answer.kind === 'ok') return answer.data
      if (answer.kind === 'lost' || answer.code === 0) throw new Error(`The read "${read.name}" failed.`)
      const { code, text } = answer
      throw new Refusal(read.name, { code: String(code), ...(text === undefined ? {} : { text }) })
    },
    // What was read before a payment is asked for again on the next screen, however soon that comes.
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  )
  if (data !== undefined) return { kind: 'ready', data }
  if (error === undefined) return { kind: 'loading' }
  return { kind: 'failed', message: error instanceof Refusal ? error.said : undefined, again: () => void reread() }
}
