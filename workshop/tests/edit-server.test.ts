import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusalOfRequest } from '../edit/server/edit-server.ts'
import { hashOf, writeFiles } from '../edit/server/write-files.ts'

const FLOW = 'flow-configs/web/entry.json'
const TEXT = '{ "steps": {} }\n'
const NEXT = '{ "steps": { "a": {} } }\n'
let outside = ''
let folder = ''
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const edit = (file: string, text = NEXT, hash: string | null = hashOf(TEXT)) => ({ file, text, hash })

beforeEach(() => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'edits-')))
  folder = join(outside, 'flow-configs')
  for (const name of ['web', 'variants', 'schema']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['web/entry.json', 'web/pay.json', 'schema/flow.json']) writeFileSync(join(folder, name), TEXT)
  writeFileSync(join(outside, 'secret.json'), TEXT)
})
afterEach(() => rmSync(outside, { recursive: true }))

test('the workshop saves edits of existing files, and creates a new variant file', () => {
  const variant = edit('flow-configs/variants/natal.variant.json', NEXT, null)
  expect(writeFiles(folder, [edit(FLOW), variant])).toBeUndefined()
  expect([read('web/entry.json'), read('variants/natal.variant.json')]).toEqual([NEXT, NEXT])
  expect(readdirSync(join(folder, 'web'))).toEqual(['entry.json', 'pay.json'])
})

test('if somebody changed one file of an edit meanwhile, the workshop saves no file of that edit', () => {
  writeFileSync(join(folder, 'web/pay.json'), '{ "steps": { "theirs": {} } }\n')
  const refusal = writeFiles(folder, [edit(FLOW), edit('flow-configs/web/pay.json')])
  expect(refusal?.status).toBe(409)
  expect(refusal?.why).toContain('Reload the page: your edits are kept')
  expect([read('web/entry.json'), read('web/pay.json')]).toEqual([TEXT, '{ "steps": { "theirs": {} } }\n'])
})

describe('files that the workshop does not write', () => {
  test.each([
    ['outside of the flow configs', 'flow-configs/../secret.json', 403],
    ['outside by an absolute path', '/etc/hostname.json', 403],
    ['among the schemas', 'flow-configs/schema/flow.json', 403],
    ['not JSON by its name', 'flow-configs/web/entry.js', 403],
  ])('the workshop does not write to a file %s', (_, file, status) => {
    expect(writeFiles(folder, [edit(file)])?.status).toBe(status)
  })

  test('a new file is refused if it is not a variant', () => {
    expect(writeFiles(folder, [edit('flow-configs/web/more.json', NEXT, null)])?.status).toBe(403)
    expect(readdirSync(join(folder, 'web'))).toEqual(['entry.json', 'pay.json'])
  })

  test('a new variant is refused if its file already exists', () => {
    writeFileSync(join(folder, 'variants/natal.variant.json'), TEXT)
    expect(writeFiles(folder, [edit('flow-configs/variants/natal.variant.json', NEXT, null)])?.status).toBe(409)
  })

  test('the workshop does not write through a symbolic link to a file or to a folder', () => {
    symlinkSync(join(outside, 'secret.json'), join(folder, 'web/link.json'))
    symlinkSync(outside, join(folder, 'away'))
    expect(writeFiles(folder, [edit('flow-configs/web/link.json')])?.status).toBe(403)
    expect(writeFiles(folder, [edit('flow-configs/away/secret.json')])?.status).toBe(403)
    expect(readFileSync(join(outside, 'secret.json'), 'utf8')).toBe(TEXT)
  })

  test('an edit is refused if its text is not valid JSON', () => {
    expect(writeFiles(folder, [edit(FLOW, '{ "steps": ')])?.status).toBe(422)
    expect(read('web/entry.json')).toBe(TEXT)
  })

  test('an edit is refused if somebody deleted the file meanwhile', () => {
    rmSync(join(folder, 'web/entry.json'))
    expect(writeFiles(folder, [edit(FLOW)])?.status).toBe(409)
  })
})

describe('requests to save edits', () => {
  const TOKEN = 'the token'
  const own = {
    host: 'localhost:6006',
    origin: 'http://localhost:6006',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-flow-edits': TOKEN,
  }
  const statusOf = (headers: object, method = 'POST') =>
    refusalOfRequest({ method, headers: { ...own, ...headers } }, TOKEN)?.status

  test('a request from the workshop’s own page is accepted', () => {
    expect(statusOf({})).toBeUndefined()
    expect(statusOf({ origin: undefined, 'x-flow-edits': undefined }, 'GET')).toBeUndefined()
  })

  test.each([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'POST', 403],
    [
      'of another port of this machine',
      { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-site' },
      'POST',
      403,
    ],
    [
      'for a name that somebody else leads to this machine',
      { host: 'evil.example:6006', origin: 'http://evil.example:6006' },
      'POST',
      403,
    ],
    ['without the token', { 'x-flow-edits': undefined }, 'POST', 403],
    ['with the token of an earlier start', { 'x-flow-edits': 'another' }, 'POST', 403],
    ['of a form, which any site can send', { 'content-type': 'text/plain' }, 'POST', 415],
    ['that reads the token for another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }, 'GET', 403],
    ['by another method', {}, 'PUT', 405],
  ])('a request %s is refused', (_, headers, method, status) => {
    expect(statusOf(headers, method)).toBe(status)
  })
})
