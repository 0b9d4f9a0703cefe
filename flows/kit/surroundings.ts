import * as z from 'zod/mini'

const words = z.object({
  /** Whose product this is, as a person knows it. */
  brand: z.string(),
  back: z.string(),
  dismiss: z.string(),
  loading: z.string(),
  /** Said when it takes longer than it should. */
  soon: z.string(),
  /** `{code}` is put in. */
  code: z.string(),
  loadFailed: z.string(),
  /** Said when not even the words for what went wrong could be fetched. */
  noNetwork: z.string(),
  /** Stands under the header of a step that is opened without internet. */
  offline: z.string(),
  tryAgain: z.string(),
  /** What messages call the way to `home`, where it is no start page. */
  home: z.optional(z.string()),
  /** Offered while a newer release is there, and what takes it. */
  newVersion: z.string(),
  update: z.string(),
})
const menuItem = z.object({ label: z.string(), icon: z.string(), event: z.string() })

/** What a flow says around its steps. The rest of a flow is the engine's. */
export const surroundings = z.object({
  words,
  /** How much of the screen the layout's header may take; as much as it wants when nothing is said. */
  header: z.optional(z.literal('compact')),
  menu: z.optional(z.object({ label: z.string(), items: z.array(menuItem) })),
  panel: z.object({
    label: z.string(),
    headline: z.array(z.string()),
    lead: z.array(z.string()),
    links: z.optional(z.array(z.object({ label: z.string(), event: z.string() }))),
  }),
})
export type Surroundings = z.infer<typeof surroundings>
