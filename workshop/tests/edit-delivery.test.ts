import { expect, test } from 'vitest'
import { createInbox, createOutbox, type Outbox } from '../edit/delivery.ts'
import type { Ask } from '../edit/protocol.ts'

const story = { on: 'web', at: ['steps', 'login'] }
const selected = { shown: story, chosen: 'block:hero' }
const type = (value: string): Ask => ({ do: 'edit', edit: { at: ['title'], do: 'set', value }, field: 'title' })
const messageOf = (outbox: Outbox) => ({ shown: story, selected, waiting: outbox.waiting() })

/** Returns a newly loaded page, and all requests that it performed. */
function loadPage(outbox: Outbox) {
  const done: (readonly [Ask, string | undefined])[] = []
  const inbox = createInbox(outbox.confirm)
  return { done, receive: () => inbox.receive(messageOf(outbox), (ask, on) => done.push([ask, on])) }
}

test('edits that a marketer makes while the workshop’s page loads reach the new page in order, with the selection', () => {
  const outbox = createOutbox()
  outbox.add(type('Oi'), 'web')
  outbox.add(type('Olá'), 'web')
  const page = loadPage(outbox)
  page.receive()
  expect(page.done).toEqual([
    [{ do: 'open', shown: story, selected }, undefined],
    [type('Oi'), 'web'],
    [type('Olá'), 'web'],
  ])
})

test('the workshop’s page performs an edit once, although the panel repeats it until the page confirms it', () => {
  const outbox = createOutbox()
  outbox.add(type('Oi'), 'web')
  const { waiting } = messageOf(outbox)
  const done: Ask[] = []
  const inbox = createInbox(outbox.confirm)
  inbox.receive({ shown: story, selected, waiting }, ask => done.push(ask))
  inbox.receive({ shown: story, selected, waiting }, ask => done.push(ask))
  expect(done.filter(ask => ask.do === 'edit')).toEqual([type('Oi')])
  expect(outbox.waiting()).toEqual([])
})
