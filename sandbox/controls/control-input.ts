import type { Context } from 'hono'
import * as z from 'zod/mini'

const LONGEST_MOVE_MS = 10 * 365 * 86_400_000

/** Accepts any text as `call` and `fault`. The handler looks them up, so that its refusal can list the valid names. */
export const faultInput = z.object({
  call: z.string(),
  fault: z.string(),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  msisdn: z.optional(z.string()),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  code: z.optional(z.int()),
})

export const clockInput = z.object({ moveMs: z.int().check(z.minimum(-LONGEST_MOVE_MS), z.maximum(LONGEST_MOVE_MS)) })
/** Accepts any names and values in `limits`, because `readLimits` checks them. */
export const customerInput = z.object({ like: z.string(), limits: z._default(z.record(z.string(), z.unknown()), {}) })

/** The fields of a partner's link. The number may belong to no customer. */
export const linkInput = z.object({
  msisdn: z.string(),
  valueCents: z.optional(z.int().check(z.positive())),
  recipient: z.optional(z.string()),
})

const NUMBERS = new Set(['valueCents', 'times', 'delayMs', 'status', 'code', 'moveMs'])

export const isForm = (c: Context) =>
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/**
 * Returns the body as data. The body is JSON or a form of the sandbox's page. In a form, empty fields count as absent.
 */
async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (isForm(c)) {
    const filled = [...new URLSearchParams(text)].filter(([, value]) => value !== '')
    return Object.fromEntries(filled.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]))
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * If the body fits the schema, returns it in the schema's shape. Otherwise returns a sentence about its first error.
 */
export async function readInput<T>(c: Context, schema: z.ZodMiniType<T>): Promise<{ data: T } | { error: string }> {
  const parsed = z.safeParse(schema, await bodyOf(c))
  if (parsed.success) return { data: parsed.data }
  const issue = parsed.error.issues[0]
  return { error: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}` }
}
