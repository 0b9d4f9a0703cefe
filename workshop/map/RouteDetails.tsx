import { addressOf } from '../replay/trace-address.ts'
import type { Route } from './flow-map.ts'
import type { MapPanelProps } from './MapPanel.tsx'
import { item, list } from './panel.css.ts'
import { REPLAY } from './replay-story.ts'
import { storyLink } from './story-link.ts'

interface RouteDetailsProps extends Pick<MapPanelProps, 'place' | 'globals' | 'onChoose'> {
  readonly route: Route
}

/** A route in sentences. Each sentence shows its place on the map. */
export function RouteDetails({ route, place, globals, onChoose }: RouteDetailsProps) {
  const { title, steps, trace } = route
  return (
    <div>
      <h2>{title}</h2>
      <ol className={list}>
        {steps.map(step => (
          <li key={`${step.text} ${step.place} ${step.at?.line}`}>
            <button
              type="button"
              className={item}
              aria-current={place?.id === step.place ? 'true' : undefined}
              onClick={() => onChoose(step.place)}
            >
              {step.text}
            </button>
          </li>
        ))}
      </ol>
      {trace === undefined ? null : (
        <a href={storyLink(REPLAY, globals, `trace:${addressOf(JSON.stringify(trace))}`)} target="_top">
          Replay it screen by screen
        </a>
      )}
    </div>
  )
}
