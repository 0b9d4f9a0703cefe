import { type Content, type Names, own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { type Bodies, bodyPath } from '../../runtime/engine/page-data.ts'
import type { FetchBody } from './bodies.ts'
import type { ErrorCatalogue } from './errors.ts'

/**
 * The blocks of each screen of a flow. A screen is named by its target, such as `step:pix` or `modal:cvv`. The
 * result is undefined until the screen's content has arrived.
 */
export interface Contents {
  readonly get: (target: string) => Content | undefined
  /** Fetches the content of a screen once. Rejects with a `GoneError` if the server has removed the page's release. */
  readonly load: (target: string) => Promise<void>
  readonly errors: () => ErrorCatalogue | undefined
  readonly loadErrors: () => Promise<ErrorCatalogue>
}

const MODAL = 'modal:'
const STEP = 'step:'

/**
 * Returns contents that are fetched when needed. The name of each file contains the hash of its content, so a
 * cached file never becomes outdated.
 */
export function releasedContents(bodies: Bodies, fetchBody: FetchBody, here: Names<Content>): Contents {
  const steps = new Map<string, Content>(Object.entries(here).flatMap(([id, one]) => (one ? [[id, one]] : [])))
  let modals: Names<Content> | undefined
  let errors: ErrorCatalogue | undefined
  const loading = new Map<string, Promise<void>>()

  /** Fetches a file once. After a failure, the next call fetches the file again. */
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

/** Returns the contents of a complete flow config. Nothing is fetched. */
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
