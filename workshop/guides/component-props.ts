import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ComponentProps, readProps } from './read-props.ts'

const FOLDER = resolve(import.meta.dirname, '../../design-system/components')

/**
 * Returns the props of every component by the component's name. They are read from the source, because a component has
 * no types at run time. The configs of Vite define the result as `__COMPONENT_PROPS__`.
 */
export function componentProps(): { readonly [component: string]: ComponentProps } {
  const names = readdirSync(FOLDER).filter(name => existsSync(join(FOLDER, name, `${name}.tsx`)))
  return Object.fromEntries(names.map(name => [name, readProps(join(FOLDER, name, `${name}.tsx`), name)]))
}
