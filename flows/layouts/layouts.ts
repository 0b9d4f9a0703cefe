import type { ComponentType } from 'react'
import { type Code, codeOf } from '../kit/code.ts'
import { ClassicLayout } from './ClassicLayout.tsx'
import { isLayoutName, type LayoutName } from './layout-names.ts'
import type { LayoutProps } from './layout-props.ts'

export type Layout = ComponentType<LayoutProps>

/**
 * The code of each layout. The classic layout is part of the first script. The others are fetched when a flow uses
 * them.
 */
export const layouts: { readonly [N in LayoutName]: Code<Layout> } = {
  classic: codeOf(async () => ClassicLayout, ClassicLayout),
  lightblue: codeOf(async () => (await import('./LightblueLayout.tsx')).LightblueLayout),
  embedded: codeOf(async () => (await import('./EmbeddedLayout.tsx')).EmbeddedLayout),
  bare: codeOf(async () => (await import('./BareLayout.tsx')).BareLayout),
}

/** Fetches the layout of a flow before the first render, so that the render does not wait. Ignores an unknown name. */
export async function loadLayoutNamed(name: string): Promise<void> {
  if (isLayoutName(name)) await layouts[name].load()
}
