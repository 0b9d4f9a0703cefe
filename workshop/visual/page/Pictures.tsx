import { useEffect, useState } from 'react'
import type { Difference } from './review.ts'

export const modes = ['side by side', 'overlay', 'blink', 'difference'] as const
export type Mode = (typeof modes)[number]

const BLINK_MS = 500

/** Shows the pictures of a story before and after the change. */
export function Pictures({ difference, mode }: { readonly difference: Difference; readonly mode: Mode }) {
  const { before, after, mask, change, why } = difference
  if (why !== undefined) return <p>{`This story has no picture: ${why}`}</p>
  if (before === undefined || after === undefined) {
    const only = before ?? after
    return <figure>{only && <img src={only} alt={change === 'new' ? 'After' : 'Before'} />}</figure>
  }
  if (mode === 'overlay') return <Overlay before={before} after={after} />
  if (mode === 'blink') return <Blink before={before} after={after} />
  if (mode === 'difference')
    return (
      <figure className="layers">
        <img className="faint" src={after} alt="After" />
        {mask && <img src={mask} alt="The pixels that differ" />}
      </figure>
    )
  return (
    <div className="sides">
      <figure>
        <figcaption>Before</figcaption>
        <img src={before} alt="Before" />
      </figure>
      <figure>
        <figcaption>After</figcaption>
        <img src={after} alt="After" />
      </figure>
    </div>
  )
}

interface Both {
  readonly before: string
  readonly after: string
}

function Overlay({ before, after }: Both) {
  const [share, setShare] = useState(50)
  return (
    <>
      <label className="slider">
        After, from the left
        <input type="range" min={0} max={100} value={share} onChange={event => setShare(event.target.valueAsNumber)} />
      </label>
      <figure className="layers">
        <img src={before} alt="Before" />
        <img src={after} alt="After" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      </figure>
    </>
  )
}

function Blink({ before, after }: Both) {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setIsAfter(was => !was), BLINK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <figure className="layers">
      <figcaption aria-hidden="true">{isAfter ? 'After' : 'Before'}</figcaption>
      <img src={before} alt="Before" />
      <img src={after} alt="After" hidden={!isAfter} />
    </figure>
  )
}
