import * as z from 'zod/mini'
import type { Weights } from './results.ts'

/**
 * Reads a JSON file by its address, from the release in which the variant runs or last ran. If there is no such release
 * or file, returns undefined.
 */
export type ReadRelease = (path: string, variant: string) => Promise<unknown>

const appData = z.object({ variants: z.record(z.string(), z.object({ list: z.string() })) })
const variants = z.array(
  z.object({
    id: z.string(),
    trial: z.optional(z.object({ arms: z.array(z.object({ id: z.string(), range: z.tuple([z.int(), z.int()]) })) })),
  }),
)

/** Returns the arms of a trial with the sizes of their ranges. Returns undefined if no release has this trial. */
export async function releasedWeights(read: ReadRelease, variant: string): Promise<Weights | undefined> {
  const trial = (await released(read, variant))?.trial
  return trial && Object.fromEntries(trial.arms.map(({ id, range: [start, end] }) => [id, end - start]))
}

/** Returns a variant from the release in which it runs or last ran. Returns undefined if no release has it. */
export async function released(read: ReadRelease, variant: string) {
  const [flow = ''] = variant.split('~')
  const list = z.safeParse(appData, await read('/page-data/app-data.json', variant)).data?.variants[flow]?.list
  if (list === undefined) return undefined
  const offered = z.safeParse(variants, await read(`/page-data/sq/d/${list}.json`, variant)).data ?? []
  return offered.find(({ id }) => id === variant)
}
