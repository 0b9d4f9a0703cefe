import * as z from 'zod/mini'

/**
 * Maps each schema that `lenient` returns to the schema that the field's value must match. If the value does not match,
 * `readAs` reports the field and leaves it out.
 */
const inner = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/**
 * Returns the schema of a field that the app does not need. If the field is absent or does not match `schema`, `readAs`
 * leaves it out and keeps the rest of the answer. An unreadable field that is not lenient makes its whole object
 * unreadable.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lenient<T extends z.core.$ZodType>(schema: T): z.ZodMiniOptional<T> {
  const field = z.optional(schema)
  inner.set(field, schema)
  return field
}

/**
 * Returns the schema of a lenient field. If the field is absent or unreadable, it gets `value`. `value` must not state
 * anything about the customer or their money.
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
 * Returns the schema of a list that some operators do not send yet. A missing list is empty. An unreadable list is left
 * out, because an empty one would mean that the customer has nothing.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function lenientList<T extends z.core.$ZodType>(item: T): z.ZodMiniOptional<z.ZodMiniArray<T>> {
  const list = z.array(item)
  const field = z.optional(list)
  inner.set(field, z._default(list, []))
  return field
}

/**
 * Returns the schema that the field's value must match, if `lenient` returned `schema`. Otherwise returns undefined.
 */
export function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return inner.get(schema)
}
