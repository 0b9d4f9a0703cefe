import { expect, test } from 'vitest'
import { parseSiteWords, readSiteWords } from './site-words.mjs'

const { offline: _, ...withoutOffline } = readSiteWords()

test.each([
  ['{ "name": "Recarrega", }', 'site.json is not JSON ('],
  ['null', 'site.json has no text “name”'],
  [JSON.stringify(withoutOffline), 'site.json has no text “offline.title”'],
  [JSON.stringify({ ...readSiteWords(), shortcuts: [{ name: 'Recarregar' }] }), 'site.json needs “shortcuts”'],
])('the site texts %s are rejected with the file name and the reason', (text, reason) => {
  expect(() => parseSiteWords(text)).toThrow(reason)
})
