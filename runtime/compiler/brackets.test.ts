import { expect, test } from 'vitest'
import { DEEPEST, readBrackets } from './brackets.ts'

/** Returns the line, the column and the message of the first bracket without a partner. */
function lostIn(text: string): string | undefined {
  const { lost } = readBrackets(text)
  if (lost === undefined) return undefined
  const lines = text.slice(0, lost.offset).split('\n')
  return `${lines.length}:${(lines[lines.length - 1] ?? '').length + 1} ${lost.what}`
}

test('the search for a lost bracket ignores brackets inside JSON strings', () => {
  expect(lostIn('{ "a": "}] \\" {", "b": "\\\\" }')).toBeUndefined()
})

test('if a bracket is never closed, the problem is reported where its partner is missing', () => {
  expect(lostIn('{ "a": [1, 2 }')).toBe(
    '1:8 Write the missing `]` in this line, most often at its end: it opens one [ more than it closes.',
  )
  expect(lostIn('{\n  "a": {\n    "b": 1\n  ,\n  "c": {}\n}\n')).toBe(
    '4:3 Write `}` in a new line after line 3: the { after "a" in line 2 is never closed.',
  )
  expect(lostIn('{"a":{"b":1}')).toBe(
    '1:1 Write the missing `}` in this line, most often at its end: it opens one { more than it closes.',
  )
})

test('if a closing bracket has no opening bracket, the problem is reported at the closing bracket', () => {
  expect(lostIn('{ "a": 1 }\n}')).toBe('2:1 Delete this `}`: nothing is open here that it could close.')
})

test('if a string has no closing quote, it is reported, and brackets on the same line are not', () => {
  const { openText, lost } = readBrackets('{ "a": "x }\n}')
  expect(openText?.offset).toBe(7)
  expect(lost).toBeUndefined()
})

test('brackets that are nested deeper than allowed are reported, even if there are a million of them', () => {
  const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(readBrackets(nest(DEEPEST)).tooDeepAt).toBeUndefined()
  expect(readBrackets(nest(DEEPEST + 1)).tooDeepAt).toBe(DEEPEST)
  expect(readBrackets('['.repeat(1_000_000)).tooDeepAt).toBe(DEEPEST)
})
