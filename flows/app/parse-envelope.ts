import * as z from 'zod/mini'

/** What a reload of the page keeps: where the person was, and the facts that say what they were doing. */
const envelope = z.object({
  flow: z.string(),
  hash: z.string(),
  visited: z.array(z.object({ step: z.string(), entry: z.number() })),
  wanted: z.nullable(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type Envelope = z.infer<typeof envelope>

/** Undefined for anything that is not an envelope of ours. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = envelope.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
