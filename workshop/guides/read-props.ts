import { memberOf, type Prop } from './read-member.ts'
import {
  commentBefore,
  findDeclaration,
  nameOf,
  nodeAt,
  nodesIn,
  readSource,
  type SourceFile,
  type SyntaxNode,
  textOf,
} from './syntax.ts'

export interface ComponentProps {
  /** The comment of the component. */
  readonly about: string
  readonly props: readonly Prop[]
  /** The HTML elements whose attributes the component also takes as props, such as `button`. */
  readonly elements: readonly string[]
}

interface Members {
  readonly props: readonly Prop[]
  readonly elements: readonly string[]
}

const NONE: Members = { props: [], elements: [] }

/**
 * Returns the members of several types as one list. If two members have the same name, the later member replaces the
 * earlier one.
 */
function together(all: readonly Members[]): Members {
  const props = new Map(all.flatMap(({ props }) => props).map(prop => [prop.name, prop]))
  return { props: [...props.values()], elements: [...new Set(all.flatMap(({ elements }) => elements))] }
}

/** If every variant requires a prop, the prop is required. If a variant forbids it, that variant adds no type. */
function either(variants: readonly Members[]): Members {
  const names = new Set(variants.flatMap(({ props }) => props).map(({ name }) => name))
  const props = [...names].map((name): Prop => {
    const found = variants.flatMap(({ props }) => props.filter(prop => prop.name === name))
    const types = new Set(found.map(({ type }) => type).filter(type => type !== 'undefined'))
    return {
      name,
      type: [...types].join(' | '),
      isRequired: found.length === variants.length && found.every(({ isRequired }) => isRequired),
      about: found.find(({ about }) => about !== '')?.about ?? '',
      types: found.flatMap(prop => prop.types),
    }
  })
  return { props, elements: together(variants).elements }
}

function referred(file: SourceFile, name: string, args: readonly SyntaxNode[]): Members {
  const [first, second] = args
  if (name === 'Omit' && first && second) {
    const keys = second.type === 'TSUnionType' ? nodesIn(second.types) : [second]
    const left = keys.map(key => nameOf(nodeAt(key, 'literal')))
    const all = membersOf(file, first)
    return { ...all, props: all.props.filter(prop => !left.includes(prop.name)) }
  }
  if (name === 'ComponentPropsWithRef') return { props: [], elements: [nameOf(nodeAt(first, 'literal')) ?? ''] }
  const found = findDeclaration(file, name)
  if (found === undefined) return NONE
  const { node } = found
  if (node.type !== 'TSInterfaceDeclaration') return membersOf(found.file, nodeAt(node, 'typeAnnotation'))
  const bases = nodesIn(node.extends).map(base =>
    referred(found.file, nameOf(nodeAt(base, 'expression')) ?? '', nodesIn(nodeAt(base, 'typeArguments')?.params)),
  )
  const own = nodesIn(nodeAt(node, 'body')?.body).map(member => memberOf(found.file, member))
  return together([...bases, { props: own, elements: [] }])
}

function membersOf(file: SourceFile, type: SyntaxNode | undefined): Members {
  switch (type?.type) {
    case 'TSTypeReference':
      return referred(file, nameOf(nodeAt(type, 'typeName')) ?? '', nodesIn(nodeAt(type, 'typeArguments')?.params))
    case 'TSIntersectionType':
      return together(nodesIn(type.types).map(part => membersOf(file, part)))
    case 'TSUnionType':
      return either(nodesIn(type.types).map(part => membersOf(file, part)))
    case 'TSParenthesizedType':
      return membersOf(file, nodeAt(type, 'typeAnnotation'))
    case 'TSTypeLiteral':
      return { props: nodesIn(type.members).map(member => memberOf(file, member)), elements: [] }
    default:
      return NONE
  }
}

/** Returns the default values of the function's parameter. They apply if a prop is left out. */
function fallbacksOf(file: SourceFile, parameter: SyntaxNode | undefined): ReadonlyMap<string, string> {
  const named = nodesIn(parameter?.properties).flatMap((property): [string, string][] => {
    const right = nodeAt(property, 'value', 'right')
    const name = nameOf(nodeAt(property, 'key'))
    return right === undefined || name === undefined ? [] : [[name, textOf(file, right)]]
  })
  return new Map(named)
}

/** Returns the props of a component, with their types, comments and defaults. */
export function readProps(path: string, component: string): ComponentProps {
  const found = findDeclaration(readSource(path), component)
  if (found === undefined) throw new Error(`${path} has no component “${component}”.`)
  const { file, node } = found
  const [parameter] = nodesIn(node.params)
  const { props, elements } = membersOf(file, nodeAt(parameter, 'typeAnnotation', 'typeAnnotation'))
  const fallbacks = fallbacksOf(file, parameter)
  return {
    about: commentBefore(file, node),
    elements,
    props: props.map(prop => {
      const fallback = fallbacks.get(prop.name)
      return fallback === undefined ? prop : { ...prop, fallback }
    }),
  }
}
