import { expect, test } from 'vitest'
import { createOverlay } from './flow-overlay.ts'

/** A development server: what its terminal says, what its pages are sent, and a page that begins to listen. */
function serve() {
  const said: string[] = []
  const sent: string[] = []
  const listens: (() => void)[] = []
  const ws = {
    send: ({ err }: { err: { message: string } }) => void sent.push(err.message),
    on: (_: string, listener: () => void) => void listens.push(listener),
  }
  const show = createOverlay({ ws, config: { logger: { error: (report: string) => void said.push(report) } } })
  const connect = () => {
    for (const listen of listens) listen()
  }
  return { said, sent, show, connect }
}

test('what is wrong is shown over pages that are open, and over one that opens later, until it is mended', () => {
  const { said, sent, show, connect } = serve()
  show('a.flow.json:1:1 error')
  connect()
  expect(sent).toEqual(['a.flow.json:1:1 error', 'a.flow.json:1:1 error'])
  show(undefined)
  connect()
  expect(sent).toHaveLength(2)
  expect(said).toHaveLength(1)
})

test('the terminal says it once, however often a page asks', () => {
  const { said, show } = serve()
  show('a.flow.json:1:1 error')
  show('a.flow.json:1:1 error')
  expect(said).toEqual(['a.flow.json:1:1 error'])
})
