import { expect, it } from 'vitest'
import { watchErrors } from './watch-errors.ts'

const origin = 'https://recarrega.example'

function openWindow() {
  const window = new EventTarget()
  const heard: string[] = []
  watchErrors(window, origin, {
    report: (problem, detail) => void heard.push(`${problem} ${detail}`),
    onError: () => void heard.push('said'),
  })
  const send = (type: string, about: object): void => void window.dispatchEvent(Object.assign(new Event(type), about))
  return { heard, send }
}

it('an error in an event handler is reported without its text, and the customer sees a message', () => {
  const { heard, send } = openWindow()
  send('error', { error: new TypeError('11987654321 is not a function'), filename: `${origin}/assets/app-1.js` })
  expect(heard).toEqual(['uncaught TypeError', 'said'])
})

it('errors of browser extensions and missing pictures are not reported', () => {
  const { heard, send } = openWindow()
  send('error', { error: new Error('broken'), filename: 'chrome-extension://abc/content.js' })
  send('error', { error: null, filename: `${origin}/web/login` })
  send('error', {})
  expect(heard).toEqual([])
})

it('if no code handles a rejected promise, it is reported without the error’s text', () => {
  const { heard, send } = openWindow()
  send('unhandledrejection', { reason: new RangeError('Invalid time value') })
  send('unhandledrejection', { reason: 'a text' })
  expect(heard).toEqual(['unhandled RangeError', 'unhandled string'])
})
