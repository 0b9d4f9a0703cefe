import { onceTouched } from '../../../runtime/browser/once-touched.ts'
import { isSpared } from '../../../runtime/browser/spared-connection.ts'
import type { App } from '../../kit/app.ts'
import type { Operations } from '../../kit/operations.ts'

interface Prefetching {
  readonly driver: Pick<App['driver'], 'state' | 'subscribe'>
  readonly loadOperations: () => Promise<Pick<Operations, 'fetchAhead'>>
}

type Touchable = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: { readonly onLine: boolean }
}

/**
 * Once the person does anything, fetches what the step may lead to, and so on with each step; not on a connection that
 * has to be spared.
 */
export function prefetchAfterInput(window: Touchable, { driver, loadOperations }: Prefetching): void {
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
  onceTouched(window, () => {
    fetchNext()
    driver.subscribe(fetchNext)
  })
}
