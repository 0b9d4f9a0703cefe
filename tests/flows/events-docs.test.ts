import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../runtime/events/event.ts'

const rows = readFileSync('docs/events.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => line.split('|').map(cell => cell.trim()))
const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')

test('docs/events.md lists each kind of event with exactly its fields, and explains each field once', () => {
  const events = Object.entries(fieldsOf)
  const ofVisit = ['release', 'flow', 'channel', 'variant', 'arm', 'visit']
  const own = events.map(([name, fields]) => [name, fields.filter(field => !ofVisit.includes(field))])
  const told = rows.slice(0, events.length).map(([, name, , fields]) => [namesIn(name)[0], namesIn(fields)])
  expect(told).toEqual(own)
  const fields = rows.slice(events.length).map(([, name]) => namesIn(name)[0])
  expect(fields.sort()).toEqual([...new Set(events.flatMap(([, list]) => list))].sort())
})
