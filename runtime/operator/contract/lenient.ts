import * as z from 'zod/mini'

/** The value of a lenient field, by the schema that stands for it. */
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

/**
 * Returns the schema of a lenient field that has another value where it is absent or unreadable: one that says nothing
 * of the customer or their money.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function orElse<T extends z.core.$ZodType>(
  schema: T,
  value: z.core.util.NoUndefined<z.core.output<T>>,
): z.ZodMiniDefault<T> {
  const field = z._default(schema, value)
  inner.set(field, schema)
  return field
}

/**
 * Returns the schema of a list that an operator may not have yet: then it is empty. One that is unreadable is left out,
 * since an empty list would say that there is nothing.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lenientList<T extends z.core.$ZodType>(item: T): z.ZodMiniOptional<z.ZodMiniArray<T>> {
  const list = z.array(item)
  const field = z.optional(list)
  inner.set(field, z._default(list, []))
  return field
}

/** Returns what a lenient field reads; undefined for a field that is not lenient. */
export function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return inner.get(schema)
}
