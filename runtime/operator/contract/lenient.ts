import * as z from 'zod/mini'

/** What a lenient field reads, by the schema that stands for it. */
const inner = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/**
 * Returns the schema of a field that the app can do without. The operator sends it as `schema` says; where it is absent
 * or unreadable, `readAs` leaves the field out and keeps the rest of the answer. A field that is not lenient makes the
 * object around it unreadable.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lenient<T extends z.core.$ZodType>(schema: T): z.ZodMiniOptional<T> {
  const field = z.optional(schema)
  inner.set(field, schema)
  return field
}

/** Returns what a lenient field reads; undefined for a field that is not lenient. */
export function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return inner.get(schema)
}
