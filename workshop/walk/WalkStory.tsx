import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { Walk } from './edge-plan.ts'
import { type Walked, walkEdges } from './walk-edges.ts'

const TIMEOUT_MS = 60_000
const TURN_MS = 50

/** What there is to be walked. */
interface About {
  readonly flow: string
  readonly flows: readonly string[]
  /** Of this flow, in all its parts. */
  readonly edges: number
  readonly unwalkable: readonly string[]
}

interface WalkStoryProps {
  readonly config: unknown
  readonly about: About
  readonly walks: readonly Walk[]
}

/** Walks edges of a flow when it is shown. Renders what came of it; `data-walk` has it as JSON. */
function WalkStory({ config, about, walks }: WalkStoryProps) {
  const [walked, setWalked] = useState<Walked>()
  useEffect(() => {
    void walkEdges(config, walks).then(setWalked)
  }, [config, walks])
  if (walked === undefined) return <p>{`Walking ${walks.length} edges.`}</p>
  return (
    <main data-walk={JSON.stringify({ ...about, ...walked })}>
      <h1>{`${walked.walked.length} edges`}</h1>
      <ul>
        {[...walked.amiss, ...walked.walked].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </main>
  )
}

/** A story that walks some edges of a flow; it fails when one of them did not lead where the config says. */
export function walkStory(config: unknown, about: About, name: string, walks: readonly Walk[]): StoryObj {
  return {
    name,
    // Nothing is shown of the steps here: each is looked at in its own stories.
    parameters: { a11y: { test: 'off' } },
    render: () => <WalkStory config={config} about={about} walks={walks} />,
    play: ({ canvasElement }) => untilWalked(canvasElement, walks.length),
  }
}

async function untilWalked(canvas: HTMLElement, edges: number): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < TIMEOUT_MS; ) {
    const text = canvas.querySelector<HTMLElement>('[data-walk]')?.dataset.walk
    if (text !== undefined) {
      const { walked, amiss }: Walked = JSON.parse(text)
      if (amiss.length > 0) throw new Error(amiss.join('\n'))
      if (walked.length !== edges) throw new Error(`${walked.length} of ${edges} edges were walked.`)
      return
    }
    await new Promise(resolve => setTimeout(resolve, TURN_MS))
  }
  throw new Error('The walk does not come to its end.')
}
