import { colourNames } from '../../design-system/tokens/palette.ts'
import { scale, shapes } from '../../design-system/tokens/scale.ts'

export interface Token {
  /** The token's name in a style sheet, such as `space.x4`. */
  readonly name: string
  readonly value: string
}

/** A group of tokens: names with values, or with groups. */
export interface Tokens {
  readonly [name: string]: string | Tokens
}

/** Returns each token of a group under its full name. */
export function tokensOf(group: Tokens, prefix: string): Token[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = `${prefix}.${key}`
    return typeof value === 'string' ? [{ name, value }] : tokensOf(value, name)
  })
}

/** Every token of the design system. Each token has a place on a page of the foundations. */
export const allTokens: readonly Token[] = [
  ...tokensOf(colourNames, 'colour'),
  ...tokensOf(shapes.classic, 'shape'),
  ...Object.entries<Tokens>(scale).flatMap(([group, tokens]) => tokensOf(tokens, group)),
]
