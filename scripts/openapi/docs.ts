import type { Docstring } from './docstring.ts'

/** The documentation of a schema: of the value itself, and of the fields of its objects at any depth of lists. */
export interface Docs {
  readonly text?: string
  readonly example?: { readonly value: unknown }
  readonly fields: Readonly<Record<string, Docs>>
}

export const noDocs: Docs = { fields: {} }

/** Returns the documentation with the first text and example that are present, and with the fields of all. */
export function mergeDocs(all: readonly Docs[]): Docs {
  return all.reduce(merge, noDocs)
}

function merge(one: Docs, other: Docs): Docs {
  const text = one.text || other.text
  const example = one.example ?? other.example
  const fields = { ...one.fields }
  for (const [name, docs] of Object.entries(other.fields)) fields[name] = merge(fields[name] ?? noDocs, docs)
  return { ...(text && { text }), ...(example && { example }), fields }
}

/** Returns documentation that is only a docstring. */
export const docsOf = (docstring: Docstring | undefined): Docs => ({ ...docstring, fields: {} })

/** Returns the documentation of the fields only. A list is not documented by the docstring of its items. */
export const onlyFields = ({ fields }: Docs): Docs => ({ fields })
