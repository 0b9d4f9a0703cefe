import type { Text } from '../document/config.ts'
import type { Answer, Checked, ToCheck } from './check-worker.ts'

/** If nothing is edited for this long, the worker proves the flows. The proof takes seconds. */
const REST_MS = 1_500

/** Checks the configs in a worker beside the page, so that typing stays fast. */
export interface Checker {
  readonly check: (texts: readonly Text[], saved: readonly Text[]) => void
}

/**
 * A check has three parts: a quick check, the differences in words, and proofs. `onChecked` is called with the result
 * of the quick check, and later with the result of the proofs. Only the latest check counts.
 */
export function createChecker(
  onChecked: (checked: Checked) => void,
  onTold: (sentences: readonly string[]) => void,
): Checker {
  let latest: ToCheck | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const askQuick = oneAtATime(answer => {
    if (answer.count !== latest?.count) return
    if ('sentences' in answer) return onTold(answer.sentences)
    onChecked(answer)
    // Somebody who types waits for the problems. The differences are therefore requested after the quick check.
    askQuick({ ...latest, job: 'differences' })
  })
  const askProof = oneAtATime(answer => {
    if (answer.count === latest?.count && 'problems' in answer) onChecked(answer)
  })
  return {
    check(texts, saved) {
      const plain = (some: readonly Text[]) => some.map(({ file, text }) => ({ file, text }))
      const asked: ToCheck = {
        ...{ count: (latest?.count ?? 0) + 1, job: 'check' },
        ...{ sources: plain(texts), saved: plain(saved) },
      }
      latest = asked
      askQuick(asked)
      clearTimeout(resting)
      // The saved configs need no proof, because the test runs have already proven them. A proof would also slow down
      // the story that is loading.
      if (texts !== saved) resting = setTimeout(() => askProof({ ...asked, job: 'prove' }), REST_MS)
    },
  }
}

/**
 * Returns a function that gives a job to a worker. If the worker is busy, only the latest job waits. Without this rule,
 * somebody who types would wait for the checks of all former texts.
 */
function oneAtATime(onAnswer: (answer: Answer) => void): (job: ToCheck) => void {
  let worker: Worker | undefined
  let isBusy = false
  let waiting: ToCheck | undefined
  const give = (job: ToCheck) => {
    if (isBusy) {
      waiting = job
      return
    }
    // A worker loads the compiler itself. It starts only when the panel shows its fields.
    worker ??= start()
    isBusy = true
    worker.postMessage(job)
  }
  const start = () => {
    const made = new Worker(new URL('check-worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      isBusy = false
      const next = waiting
      waiting = undefined
      if (next !== undefined) give(next)
      onAnswer(data)
    })
    return made
  }
  return give
}
