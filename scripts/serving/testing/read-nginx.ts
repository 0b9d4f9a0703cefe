import type { HeadersAt } from './headers-at.ts'

interface Directive {
  readonly words: readonly string[]
  readonly block: readonly Directive[]
}

/** Returns the words (quoted words without their quotes) and the marks between directives. Comments are left out. */
function tokenize(text: string): string[] {
  const tokens = text.matchAll(/#[^\n]*|"((?:[^"\\]|\\.)*)"|[{};]|[^\s{};"#][^\s{};]*/g)
  return [...tokens].filter(([token]) => !token.startsWith('#')).map(([token, quoted]) => quoted ?? token)
}

function parse(tokens: string[]): Directive[] {
  const directives: Directive[] = []
  let words: string[] = []
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
    if (token === ';' || token === '{') {
      directives.push({ words, block: token === '{' ? parse(tokens) : [] })
      words = []
    } else words.push(token)
  }
  return directives
}

const named = (directives: readonly Directive[], name: string) => directives.filter(({ words }) => words[0] === name)

/**
 * Reads an nginx config, limited to the features that ours uses: locations with regular expressions, of which the first
 * match wins, and `add_header`, where a location's headers replace those of its server (ngx_http_headers_module).
 */
export function readNginx(text: string): HeadersAt {
  const [server] = named(parse(tokenize(text)), 'server')
  if (server === undefined) throw new Error('The config has no server.')
  const locations = named(server.block, 'location').map(({ words: [, modifier, pattern = ''], block }) => {
    if (modifier !== '~') throw new Error(`A location is no regular expression: ${pattern}`)
    return { pattern: new RegExp(pattern), headers: named(block, 'add_header') }
  })
  return path => {
    const own = locations.find(({ pattern }) => pattern.test(path))?.headers ?? []
    const headers = own.length > 0 ? own : named(server.block, 'add_header')
    return Object.fromEntries(headers.map(({ words: [, name = '', value = ''] }) => [name.toLowerCase(), value]))
  }
}
