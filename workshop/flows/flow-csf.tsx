import type { StoryObj } from '@storybook/react-vite'
import type { Shown } from '../edit/protocol.ts'
import { FlowStory, untilArrived } from './FlowStory.tsx'
import { ownTheme } from './own-theme.ts'
import { storyName } from './places.ts'
import { isSeenElsewhere, type Plan } from './plan.ts'
import type { Source } from './sources.ts'

/** A story of a flow, which the workshop's panel edits. */
export function flowStory(config: unknown, plan: Plan, source: Source): StoryObj {
  const theme = ownTheme(config)
  return {
    name: storyName(plan),
    parameters: {
      layout: 'fullscreen',
      flowConfig: source,
      edit: { on: source.flow, at: plan.pointer.split('/') } satisfies Shown,
      // The panel that edits the flow replaces the controls.
      controls: { disable: true },
      ...(theme !== undefined && { theme }),
      ...(isSeenElsewhere(plan) && { a11y: { test: 'off' } }),
    },
    render: () => <FlowStory config={config} plan={plan} />,
    play: ({ canvasElement }) => untilArrived(canvasElement),
  }
}
