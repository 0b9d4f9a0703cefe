import { isObject, type JsonObject, listOf, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../runtime/compiler/json-schema.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Authored } from './authored.ts'
import type { Path } from './json.ts'
import { type Screen, screensOf } from './sites.ts'

export interface Block {
  readonly path: Path
  readonly json: JsonObject
  readonly id: string
  /** The block's kind. If the kind is unknown, it is empty. */
  readonly name: string
  readonly schema: JsonSchema
  readonly screen: Screen
  /** All blocks of the list that contains this block. */
  readonly list: readonly JsonObject[]
  readonly index: number
}

export function blocksOf(authored: Authored): readonly Block[] {
  const { catalogue } = authored
  return screensOf(authored).flatMap(screen => {
    const { blocks } = screen.json
    const path = [...screen.path, 'blocks', ...(isObject(blocks) ? ['merge'] : [])]
    const list = listOf(isObject(blocks) ? blocks.merge : blocks).map(objectOf)
    return list.map((json, index): Block => {
      const id = textIn(json.id) ?? ''
      const whole = listOf(screen.whole.blocks)
        .map(objectOf)
        .find(block => block.id === id)
      const name = textIn(json.block) ?? textIn(whole?.block) ?? ''
      const schema = catalogue.blocks[name]?.schema ?? {}
      return { path: [...path, index], json, id, name, schema, screen, list, index }
    })
  })
}

/** A value of a block, with the schema for that value. */
export interface Prop {
  readonly path: Path
  readonly value: Json
  readonly schema: JsonSchema
  readonly block: Block
}

/** Returns every value of a block, including the values inside its objects and lists. */
export function propsOf(block: Block): readonly Prop[] {
  return inside(block, block.schema, block.json, block.path)
}

function inside(block: Block, schema: JsonSchema, json: Json, path: Path): readonly Prop[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, prop]): readonly Prop[] => {
    const value = objectOf(json)[name]
    if (value === undefined || prop === false) return []
    const at = [...path, name]
    const isDirected = isObject(value) && prop.items !== undefined
    const items = listOf(isDirected ? value.merge : value)
    const itemsAt = isDirected ? [...at, 'merge'] : at
    return [
      { path: at, value, schema: prop, block },
      ...inside(block, prop, value, at),
      ...items.flatMap((item, index): readonly Prop[] => [
        ...(typeof item === 'string'
          ? [{ path: [...itemsAt, index], value: item, schema: prop.items ?? {}, block }]
          : inside(block, prop.items ?? {}, item, [...itemsAt, index])),
      ]),
    ]
  })
}
