import { expect, test } from 'vitest'
import { createOverlay } from './flow-overlay.ts'

/** Starts a fake development server that records its terminal output and the messages to its pages. */
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

test('the dev server shows a flow’s problem on each page, and on a page that opens later, until the flow is fixed', () => {
  const { said, sent, show, connect } = serve()
  show('a.flow.json:1:1 error')
  connect()
  expect(sent).toEqual(['a.flow.json:1:1 error', 'a.flow.json:1:1 error'])
  show(undefined)
  connect()
  expect(sent).toHaveLength(2)
  expect(said).toHaveLength(1)
})

test('a flow problem is printed in the terminal once, however often a page requests the problems', () => {
  const { said, show } = serve()
  show('a.flow.json:1:1 error')
  show('a.flow.json:1:1 error')
  expect(said).toEqual(['a.flow.json:1:1 error'])
})
