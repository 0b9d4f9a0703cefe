import type { ComponentType } from 'react'
import { type Code, codeOf } from '../kit/code.ts'
import { ClassicLayout } from './ClassicLayout.tsx'
import { isLayoutName, type LayoutName } from './layout-names.ts'
import type { LayoutProps } from './layout-props.ts'

export type Layout = ComponentType<LayoutProps>

/** The code of each layout. The classic layout is in the entry; the others are fetched when a flow names them. */
export const layouts: { readonly [N in LayoutName]: Code<Layout> } = {
  classic: codeOf(async () => ClassicLayout, ClassicLayout),
  lightblue: codeOf(async () => (await import('./LightblueLayout.tsx')).LightblueLayout),
  embedded: codeOf(async () => (await import('./EmbeddedLayout.tsx')).EmbeddedLayout),
  bare: codeOf(async () => (await import('./BareLayout.tsx')).BareLayout),
}

/** Fetches the layout that a flow names, so that the first render does not wait for it. Ignores an unknown name. */
export async function loadLayoutNamed(name: string): Promise<void> {
  if (isLayoutName(name)) await layouts[name].load()
}
