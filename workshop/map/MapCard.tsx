import { card } from './card.css.ts'
import type { PlaceOnMap } from './flow-map.ts'

interface MapCardProps {
  readonly place: PlaceOnMap
  /** The address of the place's picture; undefined if there is none. */
  readonly picture: string | undefined
  /** How a customer gets to the dialog, in words. */
  readonly way: string | undefined
  readonly isLit: boolean
  readonly isChosen: boolean
  readonly onChoose: (place: string) => void
}

const marks = { step: '', modal: 'dialog', everywhere: 'menu and session', exit: 'leaves the flow' }

/** A place of the map: its title, and a picture of it. If there is no picture, it shows the words on the screen. */
export function MapCard({ place, picture, way, isLit, isChosen, onChoose }: MapCardProps) {
  const { id, kind, title, words, box, isStart, isEnd } = place
  const mark = isStart ? 'start' : isEnd && kind === 'step' ? 'end' : way === undefined ? marks[kind] : `← ${way}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from screen readers, and the list beside it has the buttons.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose in the list.
    <div
      className={card}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      data-kind={kind}
      data-start={isStart}
      data-end={isEnd}
      data-lit={isLit}
      data-chosen={isChosen}
      title={title}
      onClick={() => onChoose(id)}
    >
      <strong>{title}</strong>
      {mark === '' ? null : <small>{mark}</small>}
      {picture === undefined ? <Words words={words} /> : <img src={picture} alt="" loading="lazy" draggable={false} />}
    </div>
  )
}

function Words({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ul>
      {words.map(word => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
