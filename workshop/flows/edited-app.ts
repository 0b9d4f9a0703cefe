import { useEffect, useState } from 'react'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import type { ErrorCatalogue } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'

/**
 * How long the story waits for further edits before it is played again. It is played again only after an edit of a part
 * that the engine reads, such as a target.
 */
const PAUSE_MS = 250
/**
 * Parts of a config that only screens read. If they are edited, the screen changes without a new start of the story.
 */
const SHOWN = ['title', 'retitled', 'header', 'words', 'panel', 'menu', 'blocks']

/**
 * Returns the app with the words and blocks of an edited config. The app keeps its engine with the current step and
 * facts. While somebody edits, the config can be invalid for a moment. The app then stays unchanged.
 *
 * @param config undefined if it was not edited after the app was opened
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

/**
 * Returns the config for the engine. If an edit changes only what screens show, it returns the same object as before.
 */
export function useEngineConfig(config: unknown): unknown {
  const [started, setStarted] = useState(config)
  useEffect(() => {
    if (started === config || engineText(started) === engineText(config)) return
    const pause = setTimeout(() => setStarted(config), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [config, started])
  return started
}

function engineText(config: unknown): string {
  return JSON.stringify(config, (key, value: unknown) => (SHOWN.includes(key) ? undefined : value))
}
