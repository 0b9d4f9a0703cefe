import { type Content, type Names, own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { type Bodies, bodyPath } from '../../runtime/engine/page-data.ts'
import type { FetchBody } from './bodies.ts'
import type { ErrorCatalogue } from './errors.ts'

/** The contents of a flow's screens, by target: `step:pix`, `modal:cvv`. Undefined until they have arrived. */
export interface Contents {
  readonly get: (target: string) => Content | undefined
  /** Fetches a content, once. Rejects with a `GoneError` if the server no longer has the page's release. */
  readonly load: (target: string) => Promise<void>
  readonly errors: () => ErrorCatalogue | undefined
  readonly loadErrors: () => Promise<ErrorCatalogue>
}

const MODAL = 'modal:'
const STEP = 'step:'

/** Returns contents that are fetched as needed. Bodies are named by their hash, so they never expire. */
export function releasedContents(bodies: Bodies, fetchBody: FetchBody, here: Names<Content>): Contents {
  const steps = new Map<string, Content>(Object.entries(here).flatMap(([id, one]) => (one ? [[id, one]] : [])))
  let modals: Names<Content> | undefined
  let errors: ErrorCatalogue | undefined
  const loading = new Map<string, Promise<void>>()

  /** Fetches a body once. After a failure, the next call fetches it again. */
  function once<T>(hash: string | undefined, keep: (body: T) => void): Promise<void> {
    if (hash === undefined) return Promise.resolve()
    const running =
      loading.get(hash) ??
      fetchBody<T>(bodyPath(hash)).then(keep, (error: unknown) => {
        loading.delete(hash)
        throw error
      })
    loading.set(hash, running)
    return running
  }

  return {
    get: target =>
      target.startsWith(MODAL) ? own(modals, target.slice(MODAL.length)) : steps.get(target.slice(STEP.length)),
    load(target) {
      if (target.startsWith(MODAL)) {
        return once<Names<Content>>(bodies.modals, body => {
          modals = body
        })
      }
      const id = target.slice(STEP.length)
      return steps.has(id) ? Promise.resolve() : once<Content>(own(bodies.steps, id), body => void steps.set(id, body))
    },
    errors: () => errors,
    async loadErrors() {
      await once<ErrorCatalogue>(bodies.errors, body => {
        errors = body
      })
      if (errors === undefined) throw new Error('There is no error catalogue.')
      return errors
    },
  }
}

/** Returns the contents of a whole flow config, without fetching. */
export function wholeContents(flow: WholeFlow, errors: ErrorCatalogue): Contents {
  return {
    get: target =>
      target.startsWith(MODAL)
        ? own(flow.modals, target.slice(MODAL.length))
        : own(flow.steps, target.slice(STEP.length)),
    load: () => Promise.resolve(),
    errors: () => errors,
    loadErrors: () => Promise.resolve(errors),
  }
}
