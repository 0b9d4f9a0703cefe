import type { StoryObj } from '@storybook/react-vite'
import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { controlsFor, type Edits } from './controls.ts'
import { FlowGraph } from './FlowGraph.tsx'
import { FlowStory, untilArrived } from './FlowStory.tsx'
import type { Graph } from './flow-graph.ts'
import { storyName } from './places.ts'
import { isSeenElsewhere, type Plan } from './plan.ts'
import type { Source } from './sources.ts'

/** A story of a flow. Its controls are the props of the blocks of its step or modal. */
export function flowStory(config: unknown, plan: Plan, source: Source): StoryObj<Edits> {
  const flow = prepare(config)
  const [kind, id = ''] = plan.pointer.split('/')
  const shown = kind === 'modals' ? flow?.modals[id] : flow?.steps[id]
  return {
    ...controlsFor(shown?.blocks ?? []),
    name: storyName(plan),
    parameters: {
      layout: 'fullscreen',
      flowConfig: source,
      ...themeOf(flow?.layout),
      ...(isSeenElsewhere(plan) && { a11y: { test: 'off' } }),
    },
    render: edits => <FlowStory config={config} plan={plan} edits={edits} />,
    play: ({ canvasElement }) => untilArrived(canvasElement),
  }
}

/**
 * Returns the theme of a layout, if it has its own. The classic layout has none: it is shown in the theme selected in
 * the toolbar.
 */
function themeOf(layout = ''): { readonly theme?: string } {
  const theme = isLayoutName(layout) ? layoutThemes[layout] : 'classic'
  return theme === 'classic' ? {} : { theme }
}

export function graphStory(graph: Graph, flow: string): StoryObj {
  return { name: 'Map', parameters: { layout: 'padded' }, render: () => <FlowGraph graph={graph} flow={flow} /> }
}
