import type { StoryObj } from '@storybook/react-vite'
import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import type { Shown } from '../edit/protocol.ts'
import { FlowStory, untilArrived } from './FlowStory.tsx'
import { storyName } from './places.ts'
import { isSeenElsewhere, type Plan } from './plan.ts'
import type { Source } from './sources.ts'

/** A story of a flow, which the workshop's panel edits. */
export function flowStory(config: unknown, plan: Plan, source: Source): StoryObj {
  const flow = prepare(config)
  return {
    name: storyName(plan),
    parameters: {
      layout: 'fullscreen',
      flowConfig: source,
      edit: { on: source.flow, at: plan.pointer.split('/') } satisfies Shown,
      // The panel that edits the flow replaces the controls.
      controls: { disable: true },
      ...themeOf(flow?.layout),
      ...(isSeenElsewhere(plan) && { a11y: { test: 'off' } }),
    },
    render: () => <FlowStory config={config} plan={plan} />,
    play: ({ canvasElement }) => untilArrived(canvasElement),
  }
}

/**
 * Returns the layout's own theme, if it has one. The classic layout has none, so it is shown in the theme from the
 * toolbar.
 */
function themeOf(layout = ''): { readonly theme?: string } {
  const theme = isLayoutName(layout) ? layoutThemes[layout] : 'classic'
  return theme === 'classic' ? {} : { theme }
}
