/** The text of a docstring, and the value of its `@example`. */
export interface Docstring {
  readonly text: string
  /** The value is boxed, because an example can be `undefined` if there is none, and `null` is a valid example. */
  readonly example?: { readonly value: unknown }
}

const EXAMPLE = '@example'

/**
 * Returns the parsed docstring. The rest of the comment after `@example` is JSON.
 *
 * @param comment the text between the comment's marks, with the first asterisk
 */
export function parseDocstring(comment: string): Docstring {
  const plain = comment
    .split('\n')
    .map(line => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim()
  const [text = '', example] = plain.split(EXAMPLE)
  return { text: text.trim(), ...(example !== undefined && { example: { value: parseExample(example) } }) }
}

function parseExample(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(`this ${EXAMPLE} is not JSON: ${json.trim()}`)
  }
}
