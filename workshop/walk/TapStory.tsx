import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import type { Walk } from './edge-plan.ts'
import { type Tapped, tapEdge } from './tap-edge.tsx'

const TIMEOUT_MS = 60_000
const TURN_MS = 50

interface TapStoryProps {
  readonly config: unknown
  readonly walks: readonly Walk[]
}

/**
 * Taps controls of a flow one after another. They cannot be tapped all at once, because the next screens cover the
 * page. Renders the results.
 */
function TapStory({ config, walks }: TapStoryProps) {
  const [tapped, setTapped] = useState<readonly Tapped[]>([])
  useEffect(() => {
    const tapAll = async () => {
      for (const walk of walks) {
        const one = await tapEdge(config, walk).catch((error: unknown) => ({
          name: walk.plan.name,
          held: 0,
          amiss: [String(error)],
        }))
        setTapped(before => [...before, one])
      }
    }
    void tapAll()
  }, [config, walks])
  return (
    <main data-taps={JSON.stringify(tapped)} hidden={tapped.length < walks.length}>
      <h1>{`${tapped.length} taps`}</h1>
      <ul>
        {tapped.map(({ name, held, amiss }) => (
          <li key={name}>{`${name}: ${held} held. ${amiss.join(' ')}`}</li>
        ))}
      </ul>
    </main>
  )
}

/**
 * Returns a story that taps a flow's controls, such as “Pagar”, to go from screen to screen. It fails if a control of
 * the new screen reacts before a customer could have read it, or if such a control is under the finger that opened the
 * screen.
 */
export function tapStory(config: unknown, layout: string, name: string, walks: readonly Walk[]): StoryObj {
  const theme = isLayoutName(layout) ? layoutThemes[layout] : 'classic'
  return {
    name,
    // axe is off. The story only passes through these screens, and axe checks them in their own stories.
    parameters: { layout: 'fullscreen', a11y: { test: 'off' }, ...(theme === 'classic' ? {} : { theme }) },
    render: () => <TapStory config={config} walks={walks} />,
    play: ({ canvasElement }) => untilTapped(canvasElement, walks.length),
  }
}

async function untilTapped(canvas: HTMLElement, edges: number): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < TIMEOUT_MS; ) {
    const text = canvas.querySelector<HTMLElement>('[data-taps]')?.dataset.taps ?? '[]'
    const tapped: readonly Tapped[] = JSON.parse(text)
    if (tapped.length === edges) {
      const amiss = tapped.flatMap(one => one.amiss.map(what => `${one.name}: ${what}`))
      if (amiss.length > 0) throw new Error(amiss.join('\n'))
      return
    }
    await new Promise(resolve => setTimeout(resolve, TURN_MS))
  }
  throw new Error('The taps do not come to their end.')
}
