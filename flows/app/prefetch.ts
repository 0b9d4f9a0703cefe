import { isSpared } from '../../runtime/browser/spared-connection.ts'
import type { App } from './create-app.ts'

/** Autofill makes only the last of them. */
const inputs = ['pointerdown', 'keydown', 'input'] as const

/**
 * Once the person does anything, fetches what the step may lead to, and so on with each step; not on a connection that
 * has to be spared.
 */
export function prefetchAfterInput(window: Window, { driver, loadOperations }: App): void {
  let step = ''
  const fetchNext = (): void => {
    const next = driver.state().step
    if (next === step || !window.navigator.onLine || isSpared(window.navigator)) return
    step = next
    // What fails here is fetched again when it is needed.
    void loadOperations()
      .then(({ fetchAhead }) => fetchAhead(next))
      .catch(() => undefined)
  }
  const begin = (): void => {
    for (const input of inputs) window.removeEventListener(input, begin)
    fetchNext()
    driver.subscribe(fetchNext)
  }
  for (const input of inputs) window.addEventListener(input, begin)
}
