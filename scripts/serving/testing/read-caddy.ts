import type { HeadersAt } from './headers-at.ts'

/** Returns the lines of the block that starts at this line, without its braces. */
function blockAt(lines: readonly string[], start: number): readonly string[] {
  let depth = 0
  for (let at = start; at < lines.length; at += 1) {
    if (lines[at]?.endsWith('{')) depth += 1
    else if (lines[at] === '}') depth -= 1
    if (depth === 0) return lines.slice(start + 1, at)
  }
  throw new Error(`A block does not end: ${lines[start]}`)
}

function block(lines: readonly string[], opening: string): readonly string[] {
  const start = lines.indexOf(opening)
  if (start < 0) throw new Error(`The config has no "${opening}".`)
  return blockAt(lines, start)
}

/**
 * Reads a Caddyfile. It supports only the features that our file uses: matchers with regular expressions in a `route`,
 * where the first matching `handle` and its headers apply.
 */
export function readCaddy(text: string): HeadersAt {
  const lines = text.split('\n').map(line => line.trim())
  const route = block(lines, 'route {')
  const handles = route.flatMap(line => {
    const [, name, pattern] = /^@(\S+) path_regexp \S+ (\S+)$/.exec(line) ?? []
    if (name === undefined || pattern === undefined) return []
    const headers = block(block(route, `handle @${name} {`), 'header {').map(header => {
      const [, field = '', value = ''] = /^(\S+) "(.*)"$/.exec(header) ?? []
      return [field.toLowerCase(), value] as const
    })
    return [{ pattern: new RegExp(pattern), headers: Object.fromEntries(headers) }]
  })
  return path => handles.find(({ pattern }) => pattern.test(path))?.headers ?? {}
}
