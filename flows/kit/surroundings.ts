import * as z from 'zod/mini'

const words = z.object({
  /** The brand that the customer sees. */
  brand: z.string(),
  back: z.string(),
  dismiss: z.string(),
  loading: z.string(),
  /** Shown when loading takes longer than usual. */
  soon: z.string(),
  /** The line with the operator's error code, which replaces the placeholder `{code}`. */
  code: z.string(),
  loadFailed: z.string(),
  /** Shown when the error catalogue could not be fetched. */
  noNetwork: z.string(),
  /** Shown under the header if the customer opens a step while offline. */
  offline: z.string(),
  tryAgain: z.string(),
  /** The label of a message's `home` button. It is set if `home` does not lead to a start page. */
  home: z.optional(z.string()),
  /** Announces a newer release. The word `update` is the label of its button. */
  newVersion: z.string(),
  update: z.string(),
  /** Shown above the preview of a variant. The variant's title replaces the placeholder `{title}`. */
  preview: z.string(),
  /** Shown if a preview link contains no variant of this release. */
  noPreview: z.string(),
  endPreview: z.string(),
})
const menuItem = z.object({
  label: z.string(),
  icon: z.string(),
  event: z.string(),
  /** The menu has the item only while this guard is true. */
  when: z.optional(z.string()),
})

/** The texts and links that the app shows around a flow's steps. The engine reads the other parts of a flow config. */
export const surroundings = z.object({
  words,
  /** The height of the layout's header. If it is not set, the layout chooses the height. */
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
