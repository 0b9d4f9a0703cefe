import { channelCodes } from '../../runtime/rules/channels.ts'
import { createSandbox, type Sandbox } from '../../sandbox/app.ts'
import { wireFault } from '../../sandbox/wire.ts'
import type { Chance } from '../../sandbox/world.ts'

/** This header contains the story of a request. The story's own operator then answers. */
export const STORY_HEADER = 'x-story'

const operators = new Map<string, Sandbox>()

export interface StoryOperator {
  readonly sandbox: Sandbox
  /** Returns the number of answers that are delayed for ever. */
  readonly held: () => number
}

/**
 * Returns bytes that look random but are the same in every run of one story. Receipt numbers, Pix codes and the ids of
 * customers are made from them. All stories share one cache of reads, so two stories must not have the same ids.
 */
function sameInEveryRun(seed: string): Chance {
  let state = [...seed].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 1)
  return {
    fill(bytes) {
      for (const at of bytes.keys()) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[at] = state >>> 24
      }
    },
  }
}

/**
 * Returns a story's own operator with new seed data for the story's channel. Charges settle at once, and Pix codes
 * exist at once. The operator uses the clock of its story.
 */
export function openOperator(storyId: string, channel: string, clock: () => number, seed: string): StoryOperator {
  let held = 0
  const never = (): Promise<void> => {
    held += 1
    return new Promise(() => undefined)
  }
  const sandbox = createSandbox({
    clock,
    chance: sameInEveryRun(seed),
    wait: never,
    settings: { settleMs: 0, pixReadyMs: 0, channels: [...channelCodes, channel] },
  })
  operators.set(storyId, sandbox)
  return { sandbox, held: () => held }
}

export function closeOperator(storyId: string): void {
  operators.delete(storyId)
}

/**
 * Returns the answer in the form in which the network delivers it. It is complete, cut in half, or undefined if it is
 * lost.
 */
export async function answerOf(request: Request): Promise<Response | undefined> {
  const operator = operators.get(request.headers.get(STORY_HEADER) ?? '')
  if (operator === undefined) return undefined
  const response = await operator.app.fetch(request)
  const fault = wireFault(response)
  if (fault === 'drop') return undefined
  if (fault === undefined) return response
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers })
}
