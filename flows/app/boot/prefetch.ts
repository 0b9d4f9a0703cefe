import { onceTouched } from '../../../runtime/browser/once-touched.ts'
import { isSpared } from '../../../runtime/browser/spared-connection.ts'
import type { App } from '../../kit/app.ts'
import type { Operations } from '../../kit/operations.ts'

interface Prefetching {
  readonly driver: Pick<App['driver'], 'state' | 'subscribe'>
  readonly page: Pick<App['page'], 'whenPainted'>
  readonly loadOperations: () => Promise<Pick<Operations, 'fetchNextScreens'>>
}

type Touchable = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: { readonly onLine: boolean }
}

/**
 * After the customer's first input, fetches everything that can follow each step. Does nothing on a slow or metered
 * connection.
 */
export function prefetchAfterInput(window: Touchable, { driver, page, loadOperations }: Prefetching): void {
  let step = ''
  const fetchNext = (): void => {
    const next = driver.state().step
    if (next === step || !window.navigator.onLine || isSpared(window.navigator)) return
    step = next
    // Starting the requests takes time, so the browser first paints the answer to the customer's input. A failed
    // prefetch is ignored, because the app fetches the file again when it needs it.
    void page
      .whenPainted()
      .then(loadOperations)
      .then(({ fetchNextScreens }) => fetchNextScreens(next))
      .catch(() => undefined)
  }
  onceTouched(window, () => {
    fetchNext()
    driver.subscribe(fetchNext)
  })
}
