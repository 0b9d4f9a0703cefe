import { partOf, textOf } from '../json-tree.ts'
import type { Pass } from '../pass.ts'

/**
 * Checks that the layout shows the flow's menu. If customers use the flow in a partner's frame, it must have a layout
 * for such a frame. Otherwise it must not have such a layout.
 */
export const checkLayout: Pass = ({ flow, catalogue, problems }) => {
  const layout = textOf(partOf(flow.tree, 'layout'))
  if (layout === undefined || !catalogue.layouts.includes(layout.text)) return
  const { layouts, channels } = catalogue.framed
  const report = (what: string, { at } = layout) => problems.add('unfit-layout', at, what)
  if (catalogue.menulessLayouts.includes(layout.text) && flow.menu.length > 0)
    problems.add(
      'unfit-layout',
      layout.at,
      `The flow has a menu, and the layout \`${layout.text}\` shows none.`,
      undefined,
      {
        why: 'Customers could not reach what is only in the menu.',
        mend: 'Write another layout, or `"menu": null` to do without the menu.',
      },
    )
  const framed = flow.channels.find(({ text }) => channels.includes(text))
  if (layouts.includes(layout.text) && framed === undefined)
    report(`The layout \`${layout.text}\` is for a partner’s frame, and no channel of the flow comes in one.`)
  if (!layouts.includes(layout.text) && framed !== undefined)
    report(
      `The channel \`${framed.text}\` comes in a partner’s frame, and the layout \`${layout.text}\` is not for one.`,
      framed,
    )
}
