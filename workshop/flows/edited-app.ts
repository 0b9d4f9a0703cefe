import { useEffect, useState } from 'react'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import type { ErrorCatalogue } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'

/** How long the engine's part of a config has to stay the same, until the story is played again with it. */
const PAUSE_MS = 250
/** Parts of a config that only screens read, so that the screen follows an edit of them without a new start. */
const SHOWN = ['title', 'retitled', 'header', 'words', 'panel', 'menu', 'blocks']

/**
 * Returns the app with the words and blocks of an edited config. Its engine stays, with its step and its facts. A config
 * that is no flow at all, in the middle of an edit, changes nothing.
 */
export function editedApp(
  app: App,
  flow: WholeFlow,
  config: unknown,
  errors: ErrorCatalogue,
  change: (flow: WholeFlow) => WholeFlow,
): App {
  const wanted = prepare(config) ?? flow
  const around = surroundings.safeParse(config)
  return {
    ...app,
    flow: wanted,
    contents: wholeContents(change(wanted), errors),
    ...(around.success ? { surroundings: around.data } : {}),
  }
}

/** Returns the config, which stays the same one while only what screens show is edited. */
export function useEngineConfig(config: unknown): unknown {
  const [started, setStarted] = useState(config)
  useEffect(() => {
    if (engineText(started) === engineText(config)) return
    const pause = setTimeout(() => setStarted(config), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [config, started])
  return started
}

function engineText(config: unknown): string {
  return JSON.stringify(config, (key, value: unknown) => (SHOWN.includes(key) ? undefined : value))
}
