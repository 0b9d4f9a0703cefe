import type { StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { wholeCanvas } from '../pages/whole-canvas.ts'
import { FlowMapPage } from './FlowMapPage.tsx'
import type { FlowMap } from './flow-map.ts'

interface Args {
  /** The chosen place, and the highlighted route. */
  readonly at: string
  readonly route: string
}

/** The story of a flow’s map. The address contains the chosen place and route. */
export function mapStory(map: FlowMap): StoryObj<Args> {
  return {
    name: 'Map',
    parameters: { layout: 'fullscreen' },
    globals: wholeCanvas,
    args: { at: '', route: '' },
    argTypes: { at: { control: 'text' }, route: { control: 'text' } },
    render: function Render(_, { globals }) {
      const [{ at, route }, update] = useArgs<{ at: string; route: string }>()
      return (
        <FlowMapPage
          map={map}
          at={at}
          route={route}
          globals={globals}
          onShow={(to, along) => update({ at: to, route: along })}
        />
      )
    },
  }
}
