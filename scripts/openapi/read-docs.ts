import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { root } from '../run.mjs'
import { type Docs, docsOf, mergeDocs, noDocs, onlyFields } from './docs.ts'
import type { Docstring } from './docstring.ts'
import { type Module, readModule } from './read-module.ts'

const FOLDER = join(root, 'runtime/operator/contract')
/** These functions return a schema of the same value, so its docstring documents the result too. */
const WRAPPERS = ['lenient', 'optional', 'nullable', 'orElse', '_default']

export interface CallDocs {
  readonly text: string | undefined
  readonly body: Docs
  readonly response: Docs
}

/** Returns the docstrings of each call in the contract's files, by the call's name. */
export function readCallDocs(): Readonly<Record<string, CallDocs>> {
  const found: [string, CallDocs][] = []
  for (const file of readdirSync(FOLDER)) {
    const module = readModule(join(FOLDER, file))
    for (const [name, { value, doc }] of module.constants) {
      if (value.type !== 'CallExpression' || calleeOf(value) !== 'defineCall') continue
      const { fields } = argumentsDocs(value, module)
      const { body = noDocs, response = noDocs } = fields
      found.push([name, { text: doc?.text, body, response }])
    }
  }
  return Object.fromEntries(found)
}

/** Returns the docstrings of a refusal's body. */
export function readRefusalDocs(): Docs {
  return onlyFields(documentedName('refusalBody', readModule(join(FOLDER, 'call.ts'))))
}

/** Returns the docstrings of the parameters in paths and queries, by their names. */
export function readParameterDocs(): Readonly<Record<string, Docstring | undefined>> {
  const module = readModule(join(FOLDER, 'parameters.ts'))
  const members = module.interfaces.get('CallParameters')?.body.body ?? []
  return Object.fromEntries(
    members.flatMap(member =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
        ? [[member.key.name, module.docBefore(member)]]
        : [],
    ),
  )
}

/** Returns the name of a called function: `optional` for `z.optional(…)`. */
function calleeOf({ callee }: ESTree.CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

function argumentsDocs({ arguments: all }: ESTree.CallExpression, module: Module): Docs {
  return mergeDocs(all.map(one => (one.type === 'SpreadElement' ? noDocs : documented(one, module))))
}

/** Returns the documentation of the schema, or of the object of schemas, that an expression makes. */
function documented(expression: ESTree.Expression, module: Module): Docs {
  switch (expression.type) {
    case 'Identifier':
      return documentedName(expression.name, module)
    case 'CallExpression': {
      const inner = argumentsDocs(expression, module)
      return WRAPPERS.includes(calleeOf(expression) ?? '') ? inner : onlyFields(inner)
    }
    case 'ArrayExpression':
      return onlyFields(
        mergeDocs(
          expression.elements.map(one => (one && one.type !== 'SpreadElement' ? documented(one, module) : noDocs)),
        ),
      )
    case 'ObjectExpression':
      return mergeDocs(
        expression.properties.map(property => {
          if (property.type === 'SpreadElement') return documented(property.argument, module)
          const docs = mergeDocs([docsOf(module.docBefore(property)), documented(property.value, module)])
          return { fields: property.key.type === 'Identifier' ? { [property.key.name]: docs } : {} }
        }),
      )
    default:
      return noDocs
  }
}

/** Returns the documentation of a constant: its docstring, and that of its value. */
function documentedName(name: string, module: Module): Docs {
  const constant = module.constants.get(name)
  if (constant) return mergeDocs([docsOf(constant.doc), documented(constant.value, module)])
  const imported = module.imports.get(name)
  return imported ? documentedName(imported.name, readModule(imported.file)) : noDocs
}
