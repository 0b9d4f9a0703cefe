import { expect, test } from 'vitest'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import type { Contents } from '../../kit/contents.ts'
import { whenShown } from './screens.ts'

/** Returns contents whose fetches stay pending until the test answers them. */
function slowContents() {
  const loads = new Map<string, { readonly arrive: () => void; readonly fail: () => void }>()
  const contents: Contents = {
    get: () => undefined,
    load: target =>
      new Promise((resolve, reject) => {
        loads.set(target, { arrive: resolve, fail: () => reject(new Error('no network')) })
      }),
    errors: () => undefined,
    loadErrors: () => Promise.reject(new Error('no network')),
  }
  return { contents, loads }
}

async function openSlow() {
  const { contents, loads } = slowContents()
  const seen: string[] = []
  const state = () => ({ step: 'success', modals: [], message: null })
  const shown = whenShown(contents, state, async () => void seen.push('painted'))
  shown.then(
    () => seen.push('shown'),
    () => seen.push('failed'),
  )
  await settle()
  return { seen, screen: loads.get('step:success') }
}

test('a screen counts as shown only after its content has arrived and has been painted', async () => {
  const { seen, screen } = await openSlow()
  expect(seen).toEqual(['painted'])
  screen?.arrive()
  await settle()
  expect(seen).toEqual(['painted', 'painted', 'shown'])
})

test('a screen whose content cannot be fetched is reported as failed, and not as shown', async () => {
  const { seen, screen } = await openSlow()
  screen?.fail()
  await settle()
  expect(seen).toEqual(['painted', 'failed'])
})
