import { useState } from 'react'
import type { Route } from './flow-map.ts'
import { tool } from './map.css.ts'
import { bar } from './walk.css.ts'

interface RouteWalkProps {
  readonly route: Route
  readonly onChoose: (place: string) => void
}

/** Buttons that go along the highlighted route. On a phone, the route as a whole is too small to read. */
export function RouteWalk({ route: { steps }, onChoose }: RouteWalkProps) {
  // A route can come to a place twice, so the chosen place alone does not tell the position.
  const [position, setPosition] = useState(0)
  const goTo = (next: number) => {
    const step = steps[next]
    if (step === undefined) return
    setPosition(next)
    onChoose(step.place)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of form fields.
    <div className={bar} role="group" aria-label="Along the route">
      <button
        type="button"
        className={tool}
        aria-label="Previous"
        aria-disabled={position === 0}
        onClick={() => goTo(position - 1)}
      >
        ←
      </button>
      <p aria-live="polite">
        {position + 1} of {steps.length}: {steps[position]?.text}
      </p>
      <button
        type="button"
        className={tool}
        aria-label="Next"
        aria-disabled={position === steps.length - 1}
        onClick={() => goTo(position + 1)}
      >
        →
      </button>
    </div>
  )
}
