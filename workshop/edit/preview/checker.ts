import type { Text } from '../document/config.ts'
import type { Checked, ToCheck } from './check-worker.ts'

/** How long nothing is edited before the flows are proven, which takes the worker seconds. */
const REST_MS = 1_500

/** Checks the configs beside the page, so that typing stays quick. */
export interface Checker {
  readonly check: (texts: readonly Text[], saved: readonly Text[]) => void
}

/** `onChecked` gets the result of the latest check: first of the quick part, then with the proofs. */
export function createChecker(onChecked: (checked: Checked) => void): Checker {
  let count = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  const workerOf = () => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => data.count === count && onChecked(data))
    return worker
  }
  // Workers load the compiler for themselves, so they start only after the panel has its fields.
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
      // Test runs have proven what is saved, and a panel that opens leaves the processor to the story.
      if (texts === saved) return
      resting = setTimeout(() => {
        proving ??= workerOf()
        proving.postMessage({ ...asked, proves: true })
      }, REST_MS)
    },
  }
}
