import type { Random } from './random.ts'

const SIGNS = [
  '\u0000',
  '\ufeff',
  '\u2028',
  '\u202e',
  '\ud800',
  '\udc00',
  '\u200b',
  '“',
  '\\',
  '\\u00',
  '"',
  '\t',
  '😀',
] as const
const DEEP = 10_000

type Change = (text: string, random: Random) => string

const cut: Change = (text, { below }) => text.slice(0, below(text.length))
const drop: Change = (text, { below }) => {
  const at = below(text.length)
  return text.slice(0, at) + text.slice(at + 1 + below(20))
}
const flip: Change = (text, { below }) => {
  const at = below(text.length)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(8))) + text.slice(at + 1)
}
const repeat: Change = (text, { below }) => {
  const at = below(text.length)
  const end = at + below(400)
  return text.slice(0, end) + text.slice(at)
}
/** Repeats one line, so that an object has the same key twice, or a list the same item. */
const repeatLine: Change = (text, { below }) => {
  const lines = text.split('\n')
  const at = below(lines.length)
  return [...lines.slice(0, at + 1), ...lines.slice(at)].join('\n')
}
const insert: Change = (text, { below, pick }) => {
  const at = below(text.length)
  return text.slice(0, at) + pick(SIGNS) + text.slice(at)
}
const nest: Change = (text, { below, pick }) => {
  const { open, close } = pick([
    { open: '[', close: ']' },
    { open: '{"a":', close: '}' },
    { open: '{"steps":', close: '}' },
    { open: '[', close: '' },
  ])
  const at = text.indexOf(pick([': ', '[', ', ']), below(text.length)) + 1
  return `${text.slice(0, at)}${open.repeat(DEEP)}1${close.repeat(DEEP)}${text.slice(at)}`
}
const nothing: Change = (_, { pick }) => pick(['', ' ', 'null', '[]', '1', '"', '{}', '\ufeff{}'])

export function corruptText(text: string, random: Random): string {
  return random.pick([cut, drop, flip, flip, repeat, repeatLine, insert, insert, nest, nothing])(text, random)
}
