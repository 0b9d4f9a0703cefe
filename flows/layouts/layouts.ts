import type { ComponentType } from 'react'
import { ClassicLayout } from './ClassicLayout.tsx'
import { isLayoutName, type LayoutName } from './layout-names.ts'
import type { LayoutProps } from './layout-props.ts'

export type Layout = ComponentType<LayoutProps>

/** The code of each layout. The classic one is the entry's; the others are fetched by the flows that name them. */
const loaders: { readonly [N in LayoutName]: () => Promise<Layout> } = {
  classic: async () => ClassicLayout,
  lightblue: async () => (await import('./LightblueLayout.tsx')).LightblueLayout,
  embedded: async () => (await import('./EmbeddedLayout.tsx')).EmbeddedLayout,
  bare: async () => (await import('./BareLayout.tsx')).BareLayout,
}

const loaded: { [N in LayoutName]?: Layout } = { classic: ClassicLayout }

/** A layout's component; undefined until its code has arrived. */
export function loadedLayout(name: LayoutName): Layout | undefined {
  return loaded[name]
}

/** Fetches a layout's code. Called before the first render, nothing waits for it later. */
export async function loadLayout(name: LayoutName): Promise<void> {
  loaded[name] ??= await loaders[name]()
}

/** The same for a name that a flow gives; nothing to fetch for one that nobody knows. */
export async function loadLayoutNamed(name: string): Promise<void> {
  if (isLayoutName(name)) await loadLayout(name)
}
