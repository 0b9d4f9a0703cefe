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
