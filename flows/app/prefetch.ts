import type { App } from './create-app.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

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
    if (next === step || !window.navigator.onLine || isSpared(window)) return
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

function isSpared({ navigator }: Window): boolean {
  const connection: Connection | undefined = 'connection' in navigator ? Object(navigator.connection) : undefined
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
