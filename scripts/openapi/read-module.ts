import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { type Docstring, parseDocstring } from './docstring.ts'

/** The syntax of a module, as far as its docstrings need it. */
export interface Module {
  /** The constants, with their docstrings. */
  readonly constants: ReadonlyMap<string, { readonly value: ESTree.Expression; readonly doc: Docstring | undefined }>
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  readonly interfaces: ReadonlyMap<string, ESTree.TSInterfaceDeclaration>
  /** Returns the docstring right before a node. */
  docBefore(node: { readonly start: number }): Docstring | undefined
}

const modules = new Map<string, Module>()

/** Returns the parsed module. Each file is parsed once. */
export function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module = parse(file, readFileSync(file, 'utf8'))
  modules.set(file, module)
  return module
}

function parse(file: string, source: string): Module {
  const { program, comments } = parseSync(file, source)
  const docBefore: Module['docBefore'] = ({ start }) => {
    const comment = comments.findLast(({ end }) => end <= start)
    const isDocstring = comment?.value.startsWith('*') && source.slice(comment.end, start).trim() === ''
    return comment && isDocstring ? parseDocstring(comment.value) : undefined
  }
  const constants: [string, { value: ESTree.Expression; doc: Docstring | undefined }][] = []
  const imports: [string, { file: string; name: string }][] = []
  const interfaces: [string, ESTree.TSInterfaceDeclaration][] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      const from = join(dirname(file), statement.source.value)
      for (const { local, ...specifier } of statement.specifiers)
        if ('imported' in specifier && specifier.imported.type === 'Identifier')
          imports.push([local.name, { file: from, name: specifier.imported.name }])
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration') interfaces.push([declaration.id.name, declaration])
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) constants.push([id.name, { value: init, doc: docBefore(statement) }])
  }
  return {
    constants: new Map(constants),
    imports: new Map(imports),
    interfaces: new Map(interfaces),
    docBefore,
  }
}
