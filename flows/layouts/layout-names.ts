import type { ThemeName } from '../../design-system/tokens/palette.ts'

/** Every layout that a flow may name, with its theme. Imports no component, because tools read it too. */
export const layoutThemes = {
  classic: 'classic',
  lightblue: 'lightblue',
  embedded: 'classic',
  bare: 'classic',
} as const satisfies { readonly [name: string]: ThemeName }

/** Layouts that are shown in a partner's frame. */
const framed: readonly string[] = ['embedded'] satisfies readonly (keyof typeof layoutThemes)[]

/** Layouts that show no menu: a flow in one of them has none. */
export const menulessLayouts: readonly string[] = ['embedded', 'bare'] satisfies readonly (keyof typeof layoutThemes)[]

export type LayoutName = keyof typeof layoutThemes

export function isLayoutName(name: string): name is LayoutName {
  return Object.prototype.hasOwnProperty.call(layoutThemes, name)
}

/**
 * Whether a layout is shown in a partner's frame. Then messages have no button that leads elsewhere, and the browser
 * may block the frame's storage.
 */
export function isFramed(layout: string): boolean {
  return framed.includes(layout)
}
