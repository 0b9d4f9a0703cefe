import type { ThemeName } from '../../design-system/tokens/palette.ts'

/**
 * All layouts that a flow config may use, with the theme of each. This file imports no component, because
 * command-line tools read it too.
 */
export const layoutThemes = {
  classic: 'classic',
  lightblue: 'lightblue',
  embedded: 'classic',
  bare: 'classic',
} as const satisfies { readonly [name: string]: ThemeName }

/** Layouts that are shown in a partner's iframe. */
const framed: readonly string[] = ['embedded'] satisfies readonly (keyof typeof layoutThemes)[]

export const menulessLayouts: readonly string[] = ['embedded', 'bare'] satisfies readonly (keyof typeof layoutThemes)[]

export type LayoutName = keyof typeof layoutThemes

export function isLayoutName(name: string): name is LayoutName {
  return Object.prototype.hasOwnProperty.call(layoutThemes, name)
}

/**
 * Returns whether a layout is shown in a partner's iframe. If so, no button of a message leaves the flow, and the
 * browser may block the storage.
 */
export function isFramed(layout: string): boolean {
  return framed.includes(layout)
}
