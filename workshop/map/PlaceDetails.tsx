import { Fragment } from 'react'
import { goToStory } from '../pages/go-to-story.ts'
import { ConfigLine } from './ConfigLine.tsx'
import type { Arrow, FlowMap, PlaceOnMap, WayInWords } from './flow-map.ts'
import type { MapPanelProps } from './MapPanel.tsx'
import { tool } from './map.css.ts'
import { item, list, row } from './panel.css.ts'
import { routeTo } from './place-ids.ts'
import { storyLink } from './story-link.ts'

interface PlaceDetailsProps extends Pick<MapPanelProps, 'map' | 'globals' | 'onChoose' | 'onRoute'> {
  readonly place: PlaceOnMap
}

/** The chosen place: its story, its line of the config, and all arrows to it and from it. */
export function PlaceDetails({ map, place, globals, onChoose, onRoute }: PlaceDetailsProps) {
  const { id, title, story, at } = place
  const way = map.routes.find(route => route.id === routeTo(id))
  const list = (from: 'from' | 'to') => map.arrows.filter(arrow => arrow[from] === id)
  return (
    <div>
      <h2>{title}</h2>
      <div className={row}>
        {story === undefined ? null : (
          <a href={storyLink(story, globals)} target="_top" onClick={event => goToStory(event, story)}>
            Open its story
          </a>
        )}
        {way === undefined ? null : (
          <button type="button" className={tool} onClick={() => onRoute(way.id)}>
            Show the way here
          </button>
        )}
      </div>
      {at === undefined ? null : <ConfigLine at={at} />}
      <ArrowList title="It leads to" map={map} arrows={list('from')} end="to" onChoose={onChoose} />
      <ArrowList
        title="It is reached from"
        map={map}
        arrows={list('to').filter(({ from }) => from !== id)}
        end="from"
        onChoose={onChoose}
      />
    </div>
  )
}

interface ArrowListProps {
  readonly title: string
  readonly map: FlowMap
  readonly arrows: readonly Arrow[]
  /** Whether the list names the place where each arrow starts, or the place to which it leads. */
  readonly end: 'from' | 'to'
  readonly onChoose: (place: string) => void
}

function ArrowList({ title, map, arrows, end, onChoose }: ArrowListProps) {
  if (arrows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={list}>
        {arrows.map(arrow => (
          <li key={arrow.id}>
            <button type="button" className={item} onClick={() => onChoose(arrow[end])}>
              {arrow.from === arrow.to ? 'the same screen' : map.places.find(({ id }) => id === arrow[end])?.title}
              {arrow.ways.map(way => (
                <Fragment key={JSON.stringify(way)}>
                  <br />
                  <span>{wayText(way, arrow.from === arrow.to)}</span>
                </Fragment>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function wayText({ deed, answer, when, leadsTo, charges }: WayInWords, stays: boolean): string {
  const parts = [deed, answer === undefined ? undefined : `→ ${answer}`, when === undefined ? undefined : `if ${when}`]
  const text = parts.filter(part => part !== undefined).join(' ')
  return `${text}${stays ? `: ${leadsTo}` : ''}${charges ? ' (takes money)' : ''}`
}
