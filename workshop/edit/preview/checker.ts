import type { Text } from '../document/config.ts'
import type { Checked, ToCheck } from './check-worker.ts'

/** If nothing is edited for this long, the worker proves the flows. The proof takes seconds. */
const REST_MS = 1_500

/** Checks the configs in a worker beside the page, so that typing stays fast. */
export interface Checker {
  readonly check: (texts: readonly Text[], saved: readonly Text[]) => void
}

/**
 * Each check has a quick part and proofs. `onChecked` is called with the result of the quick part, and then with the
 * result of the proofs. Only the latest check counts.
 */
export function createChecker(onChecked: (checked: Checked) => void): Checker {
  let count = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  const workerOf = () => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => data.count === count && onChecked(data))
    return worker
  }
  // Workers load the compiler themselves, so they start only when the panel shows its fields.
  let quick: Worker | undefined
  let proving: Worker | undefined
  return {
    check(texts, saved) {
      count += 1
      const plain = (some: readonly Text[]) => some.map(({ file, text }) => ({ file, text }))
      const asked: ToCheck = { count, sources: plain(texts), saved: plain(saved), proves: false }
      quick ??= workerOf()
      quick.postMessage(asked)
      clearTimeout(resting)
      // The saved configs need no proof, because the test runs have already proven them. A proof would also slow down
      // the story that is loading.
      if (texts === saved) return
      resting = setTimeout(() => {
        proving ??= workerOf()
        proving.postMessage({ ...asked, proves: true })
      }, REST_MS)
    },
  }
}
