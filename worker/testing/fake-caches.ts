const ORIGIN = 'https://recarrega.example'

/** Returns an imitation of the browser's caches with the parts that the worker uses. Tests can read the content. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, answer: Response) => void entries.set(path, answer),
      keys: async () => [...entries.keys()].map(path => new Request(ORIGIN + path)),
    }
  }
  const caches = {
    open,
    match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
      all.get(cacheName)?.get(path)?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  return { caches, paths: (name: string) => [...(all.get(name)?.keys() ?? [])].sort(), names: () => [...all.keys()] }
}
