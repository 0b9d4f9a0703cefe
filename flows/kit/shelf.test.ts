import { expect, test, vi } from 'vitest'
import { blankPage } from '../app/boot/prerender.tsx'
import { shelfOf } from './shelf.ts'

vi.stubGlobal('window', new EventTarget())

test('a return to the page refetches each read on screen once', () => {
  let back = (): void => undefined
  const onReturn = (listener: () => void): void => {
    back = listener
  }
  const app = { onForget: () => undefined, onChange: () => undefined, page: { ...blankPage('/'), onReturn } }
  const { shown } = shelfOf(app)
  expect(shelfOf(app).shown).toBe(shown)
  const asked: string[] = []
  const read = (name: string) => shown.set(async () => void asked.push(name), name)
  read('values')
  read('values')
  read('methods')
  back()
  expect(asked).toEqual(['values', 'methods'])
})
