import type { HandleDocument } from './documents.ts'
import type { World } from './world.ts'

const HANDLE_LIFE_MS = 60 * 60_000

/** Gives out a stand-in that nobody can guess, for an hour; those that are over are forgotten. */
export function newHandle(world: World, of: HandleDocument['of'], value: string): string {
  for (const old of world.store.list('handle'))
    if (world.now() >= old.expiresAt) world.store.delete('handle', old.handle)
  const handle = world.newId()
  world.store.put('handle', handle, { handle, of, value, expiresAt: world.now() + HANDLE_LIFE_MS })
  return handle
}

/** What it stands for; undefined when nobody gave it out, its hour is over, or it stands for something else. */
export function readHandle(world: World, of: HandleDocument['of'], handle: string): string | undefined {
  const held = world.store.get('handle', handle)
  return held?.of === of && world.now() < held.expiresAt ? held.value : undefined
}
