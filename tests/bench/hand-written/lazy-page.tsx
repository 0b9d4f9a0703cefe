import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'

/** A page whose code is in a separate chunk. */
export interface LazyPage {
  /** Fetches the code before the page is opened. */
  readonly preload: () => void
  readonly loaded: () => ComponentType | undefined
  readonly Waiting: LazyExoticComponent<ComponentType>
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const fetchCode = async () => {
    loaded = await load()
    return { default: loaded }
  }
  return {
    preload: () => void fetchCode().catch(() => undefined),
    loaded: () => loaded,
    Waiting: lazy(fetchCode),
  }
}

/** Renders the page at once if its code is already loaded. */
export function LazyView({ page: { loaded, Waiting } }: { readonly page: LazyPage }) {
  const Loaded = loaded()
  if (Loaded) return <Loaded />
  return (
    <Suspense fallback={<p className="loading">Carregando…</p>}>
      <Waiting />
    </Suspense>
  )
}
