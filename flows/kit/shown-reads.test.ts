import { expect, test, vi } from 'vitest'
import { blankPage } from '../app/boot/prerender.tsx'
import { shownReadsOf } from './shown-reads.ts'

vi.stubGlobal('window', new EventTarget())

test('when the customer returns to the page, displayed data is fetched once, even if two blocks show it', () => {
  let back = (): void => undefined
  const onReturn = (listener: () => void): void => {
    back = listener
  }
  const app = { onForget: () => undefined, onChange: () => undefined, page: { ...blankPage('/'), onReturn } }
  const { refetchers } = shownReadsOf(app)
  expect(shownReadsOf(app).refetchers).toBe(refetchers)
  const asked: string[] = []
  const read = (name: string) => refetchers.set(async () => void asked.push(name), name)
  read('values')
  read('values')
  read('methods')
  back()
  expect(asked).toEqual(['values', 'methods'])
})

test('after a change that leads to another screen, only the data that is still on screen is fetched again', async () => {
  let change = async (_: Promise<void>): Promise<void> => undefined
  const onChange = (listener: typeof change): void => {
    change = listener
  }
  const app = { onForget: () => undefined, onChange, page: blankPage('/') }
  const { refetchers } = shownReadsOf(app)
  const asked: string[] = []
  const read = (name: string) => {
    const ask = async () => void asked.push(name)
    refetchers.set(ask, name)
    return () => refetchers.delete(ask)
  }
  const closeMethods = read('methods')
  const closeFirst = read('header')
  read('header')
  let show = (): void => undefined
  const done = change(new Promise(resolve => (show = resolve)))
  expect(asked).toEqual([])
  closeMethods()
  closeFirst()
  // The next screen fetches its data when it opens.
  read('receipt')
  show()
  await done
  expect(asked).toEqual(['header'])
})
