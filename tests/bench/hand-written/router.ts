import { startTransition, useEffect, useState } from 'react'

const listeners = new Set<() => void>()

function tell(): void {
  startTransition(() => {
    for (const listener of listeners) listener()
  })
}

window.addEventListener('popstate', tell)

export function navigate(path: string): void {
  window.history.pushState(null, '', path)
  tell()
  window.scrollTo(0, 0)
}

/** Returns the path of the address, and renders again when the path changes. */
export function usePath(): string {
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    const listener = () => setPath(window.location.pathname)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return path
}
