import type { HeadersAt } from './headers-at.ts'

interface Directive {
  readonly words: readonly string[]
  readonly block: readonly Directive[]
}

/**
 * Returns the words and the punctuation of an nginx config. Quoted words lose their quotes, and comments are left out.
 */
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
 * Reads an nginx config. It supports only the features that our file uses: locations with regular expressions, where
 * the first match applies, and `add_header`. The headers of a location replace those of its server
 * (ngx_http_headers_module).
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
