import { expect, test } from 'vitest'
import { browserHistory, type Entry } from './history.ts'

/** Returns a window. The test decides when a history move in it ends. */
function openWindow() {
  const listeners = new Set<(event: { readonly state: unknown }) => void>()
  const pushed: string[] = []
  const history = {
    state: null,
    go: () => undefined,
    pushState: (_: unknown, __: string, path: string) => void pushed.push(path),
    replaceState: () => undefined,
  }
  const window = {
    history,
    location: { pathname: '/' },
    addEventListener: (_: 'popstate', listener: (event: { readonly state: unknown }) => void) =>
      listeners.add(listener),
    removeEventListener: () => undefined,
  }
  const popped = (state: Entry) => {
    for (const listener of listeners) listener({ state })
  }
  return { window, popped, pushed }
}

test('if the app opens a page while the browser is still going back, the page opens after the browser has finished', () => {
  const { window, popped, pushed } = openWindow()
  const history = browserHistory(window)
  const heard: Entry[] = []
  history.listen(entry => heard.push(entry))
  history.go(-1)
  history.push({ entry: 2, step: 'payment' }, '/pagamento')
  expect(pushed).toEqual([])
  popped({ entry: 1, step: 'payment' })
  expect([heard, pushed]).toEqual([[], ['/pagamento']])
  popped({ entry: 1, step: 'payment' })
  expect(heard).toEqual([{ entry: 1, step: 'payment' }])
})

test('when the customer goes back in the browser’s history, the app gets the history entry that is now open', () => {
  const { window, popped } = openWindow()
  const history = browserHistory(window)
  const heard: Entry[] = []
  history.listen(entry => heard.push(entry))
  history.go(-1)
  popped({ entry: 0, step: 'home' })
  expect(heard).toEqual([{ entry: 0, step: 'home' }])
})
