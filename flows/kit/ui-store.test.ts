import { expect, test } from 'vitest'
import { createUiStore } from './ui-store.ts'

test('only a change to other values calls the listeners of the screen’s state', () => {
  const store = createUiStore()
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.setState({ notice: null, isWaiting: false })
  store.setState(({ shown }) => ({ shown }))
  expect(calls).toBe(0)
  store.setState({ isWaiting: true })
  expect(calls).toBe(1)
  expect(store.getState().isWaiting).toBe(true)
})
