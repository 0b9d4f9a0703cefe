import type { HandleDocument } from './documents.ts'
import type { World } from './world.ts'

const HANDLE_LIFE_MS = 60 * 60_000

/** Returns a random handle that is valid for an hour, and deletes expired handles. */
export function newHandle(world: World, of: HandleDocument['of'], value: string): string {
  for (const old of world.store.list('handle'))
    if (world.now() >= old.expiresAt) world.store.delete('handle', old.handle)
  const handle = world.newId()
  world.store.put('handle', handle, { handle, of, value, expiresAt: world.now() + HANDLE_LIFE_MS })
  return handle
}

/** Returns the value of a handle. Returns undefined if the handle is unknown, expired or of the other kind. */
export function readHandle(world: World, of: HandleDocument['of'], handle: string): string | undefined {
  const held = world.store.get('handle', handle)
  return held?.of === of && world.now() < held.expiresAt ? held.value : undefined
}
