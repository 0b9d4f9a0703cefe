import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { ShownEnds } from './shown-ends.ts'

class NotStored extends Error {}

test('a tab that stays open keeps nothing of the charges whose result it has shown', async () => {
  const ends = new ShownEnds(() => Promise.resolve())
  for (let charge = 0; charge < 10; charge += 1) {
    ends.show(() => Promise.reject(new NotStored()))
    await ends.settleAll()
  }
  expect(queryObjects(NotStored)).toBe(0)
})

test('a service waits until the charges of the service before it are settled', async () => {
  const ends = new ShownEnds(() => Promise.reject())
  const done: string[] = []
  let store = (): void => undefined
  ends.show(async () => {
    await new Promise<void>(resolve => (store = resolve))
    done.push('stored')
  })
  const settling = [ends.settleAll(), ends.settleAll()].map(all => all.then(() => done.push('service')))
  store()
  await Promise.all(settling)
  expect(done).toEqual(['stored', 'service', 'service'])
})
