import { toId } from 'storybook/internal/csf'
import type { Subject } from './read-guide.ts'

/** Returns the path of a component's or block's page in the workshop's address. */
export function pageOf({ kind, name }: Subject): `/docs/${string}` {
  return `/docs/${toId(`${kind === 'block' ? 'Blocks' : 'Components'}/${name}`, 'docs')}`
}
