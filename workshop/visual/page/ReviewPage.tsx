import { useEffect, useState } from 'react'
import { Exports } from './Exports.tsx'
import { type Mode, modes, Pictures } from './Pictures.tsx'
import { type Comparison, type Decision, type Decisions, decide, stepFrom, type Verdict } from './review.ts'

const marks: { readonly [V in Verdict]: string } = { accepted: '✓', refused: '✗' }

interface ReviewPageProps {
  readonly comparison: Comparison
  readonly remembered: Decisions
  readonly remember: (decisions: Decisions) => void
}

/** Shows the differing stories one by one. The person makes a decision on each story. */
export function ReviewPage({ comparison, remembered, remember }: ReviewPageProps) {
  const { before, after, look, compared, differences } = comparison
  const [id, setId] = useState(differences[0]?.id ?? '')
  const [mode, setMode] = useState<Mode>('side by side')
  const [decisions, setDecisions] = useState(remembered)
  const current = differences.find(one => one.id === id)

  const change = (decision: Decision): void => setDecisions(all => decide(all, id, decision))
  const judge = (verdict: Verdict): void => {
    change({ verdict })
    setId(stepFrom(differences, id, 1))
  }
  useEffect(() => remember(decisions), [decisions, remember])
  useEffect(() => {
    const keys: { readonly [key: string]: () => void } = {
      j: () => setId(stepFrom(differences, id, 1)),
      k: () => setId(stepFrom(differences, id, -1)),
      a: () => judge('accepted'),
      r: () => judge('refused'),
      ...Object.fromEntries(modes.map((one, at) => [String(at + 1), () => setMode(one)])),
    }
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      if (target instanceof HTMLTextAreaElement) {
        if (event.key === 'Escape') target.blur()
        return
      }
      if (!event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  useEffect(() => {
    document.getElementById(`to ${id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id])

  const decided = differences.filter(one => decisions[one.id]?.verdict !== undefined).length
  return (
    <>
      <header>
        <h1>{`${before} and ${after}`}</h1>
        <p>{`${look}. ${differences.length} of ${compared} compared stories differ, ${decided} decided.`}</p>
        <Exports comparison={comparison} decisions={decisions} />
      </header>
      <nav aria-label="Stories that differ">
        <ol>
          {differences.map(one => (
            <li key={one.id}>
              <button
                id={`to ${one.id}`}
                type="button"
                aria-current={one.id === id ? 'true' : undefined}
                onClick={() => setId(one.id)}
              >
                <span>
                  {decisions[one.id]?.verdict === undefined ? '' : marks[decisions[one.id]?.verdict ?? 'accepted']}
                </span>
                <span>
                  <strong>{one.name}</strong>
                  <small>{`${one.title} · ${one.pixels === undefined ? one.change : `${one.pixels} pixels`}`}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {current === undefined ? (
        <main>
          <p>Nothing differs.</p>
        </main>
      ) : (
        <main>
          <h2>{`${current.title}: ${current.name}`}</h2>
          <fieldset>
            <legend>Show</legend>
            {modes.map((one, at) => (
              <label key={one}>
                <input type="radio" name="mode" checked={one === mode} onChange={() => setMode(one)} />
                {`${one} (${at + 1})`}
              </label>
            ))}
          </fieldset>
          <div className="decision">
            <button
              type="button"
              aria-pressed={decisions[id]?.verdict === 'accepted'}
              onClick={() => judge('accepted')}
            >
              Accept (a)
            </button>
            <button type="button" aria-pressed={decisions[id]?.verdict === 'refused'} onClick={() => judge('refused')}>
              Refuse (r)
            </button>
            <label>
              Remark
              <textarea
                rows={2}
                value={decisions[id]?.remark ?? ''}
                onChange={event => change({ remark: event.target.value })}
              />
            </label>
          </div>
          <Pictures key={`${id} ${mode}`} difference={current} mode={mode} />
        </main>
      )}
    </>
  )
}
