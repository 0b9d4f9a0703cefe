import { startTransition, useEffect, useState } from 'react'

const listeners = new Set<() => void>()

function tell(): void {
  startTransition(() => {
    for (const listener of listeners) listener()
  })
}

/** False while the first page is prerendered, because Node has no window. */
const isInBrowser = typeof window !== 'undefined'

if (isInBrowser) window.addEventListener('popstate', tell)

export function navigate(path: string): void {
  window.history.pushState(null, '', path)
  tell()
  window.scrollTo(0, 0)
}

/** Returns the path of the address, and renders again when the path changes. */
export function usePath(): string {
  const [path, setPath] = useState(isInBrowser ? window.location.pathname : '/')
  useEffect(() => {
    const listener = () => setPath(window.location.pathname)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return path
}
