import * as z from 'zod/mini'

const words = z.object({
  /** The brand that the customer sees. */
  brand: z.string(),
  back: z.string(),
  dismiss: z.string(),
  loading: z.string(),
  /** Shown when loading takes longer than expected. */
  soon: z.string(),
  /** The line with the operator's code, with the placeholder `{code}`. */
  code: z.string(),
  loadFailed: z.string(),
  /** Shown when the error catalogue could not be fetched. */
  noNetwork: z.string(),
  /** Shown under the header of a step that is opened offline. */
  offline: z.string(),
  tryAgain: z.string(),
  /** The label of a message's `home` action, if `home` is not a start page. */
  home: z.optional(z.string()),
  /** The offer of a newer release; `update` is its button. */
  newVersion: z.string(),
  update: z.string(),
  /** Over the preview of a variant, with the placeholder `{title}`. */
  preview: z.string(),
  /** Shown if the link of a preview names no variant. */
  noPreview: z.string(),
  endPreview: z.string(),
})
const menuItem = z.object({ label: z.string(), icon: z.string(), event: z.string() })

/** The words and links around a flow's steps, which the app shows. The engine reads the rest of a flow. */
export const surroundings = z.object({
  words,
  /** The height of the layout's header; by default, the layout decides. */
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
