import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { StoryFrame } from '../pages/StoryFrame.tsx'
import { MoveDetails } from './MoveDetails.tsx'
import type { Moment } from './open-replay.ts'
import { type ReadWalk, readWalk, type Walk } from './read-walk.ts'
import { buttons, complaint, field, frame, list, page, side } from './replay.css.ts'

interface ReplayPageProps {
  /** The trace as JSON. If there is no trace yet, it is empty. */
  readonly text: string
  /** The number of the move to show, from 1 on. */
  readonly at: number
  readonly look: string
  readonly onShow: (text: string, at: number) => void
}

/** Replays a trace step by step. Shows the moves, the changes of each move, and the screen after it. */
export function ReplayPage({ text, at, look, onShow }: ReplayPageProps) {
  const read = useWalk(text)
  const walk = read?.kind === 'walk' ? read.walk : undefined
  const moves = walk?.moves ?? []
  const now = Math.min(Math.max(1, at), moves.length)
  const current = moves[now - 1]
  const shown = useMemo(
    () => walk && current && { config: walk.config, moment: momentOf(walk, current.frame) },
    [walk, current],
  )
  // If somebody presses keys faster than the page renders, the state is out of date. The wanted move is therefore kept
  // outside the state.
  const asked = useRef(now)
  asked.current = now
  const turn = (key: string): void => {
    const to = asked.current + (key === 'ArrowRight' ? 1 : -1)
    if (to < 1 || to > moves.length) return
    asked.current = to
    onShow(text, to)
  }
  useEffect(() => {
    function press({ key, target }: KeyboardEvent): void {
      if ((key === 'ArrowLeft' || key === 'ArrowRight') && !(target instanceof HTMLTextAreaElement)) turn(key)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return (
    <main className={page}>
      <h1>Replay</h1>
      {walk === undefined || current === undefined ? null : (
        <div className={side}>
          <p>{`Flow ${walk.flow}, move ${now} of ${moves.length}`}</p>
          {walk.isOther ? <p>This walk was taken in another version of the flow. It may lead elsewhere now.</p> : null}
          <div className={buttons}>
            <Button tone="outline" aria-disabled={now === 1} onClick={() => turn('ArrowLeft')}>
              Previous
            </Button>
            <Button tone="primary" aria-disabled={now === moves.length} onClick={() => turn('ArrowRight')}>
              Next
            </Button>
          </div>
          <MoveDetails told={current.told} />
        </div>
      )}
      {text === '' || read?.kind === 'wrong' ? null : (
        <StoryFrame
          story="replay--screen"
          title="The screen after this move"
          className={frame}
          {...{ shown, look, onKey: turn }}
        />
      )}
      {moves.length === 0 ? null : <MoveList moves={moves} now={now} onMove={to => onShow(text, to)} />}
      <TraceForm key={text} text={text} reasons={read?.kind === 'wrong' ? read.reasons : []} onTrace={onShow} />
    </main>
  )
}

/** Returns the walk in a trace, or the faults of the trace. Until the trace is read, returns undefined. */
function useWalk(text: string): ReadWalk | undefined {
  const [read, setRead] = useState<{ readonly text: string; readonly found: ReadWalk }>()
  useEffect(() => {
    let isLeft = false
    if (text !== '') void readWalk(text).then(found => isLeft || setRead({ text, found }))
    return () => {
      isLeft = true
    }
  }, [text])
  return read?.text === text ? read.found : undefined
}

interface MoveListProps {
  readonly moves: Walk['moves']
  readonly now: number
  readonly onMove: (at: number) => void
}

function MoveList({ moves, now, onMove }: MoveListProps) {
  return (
    <ol className={list} aria-label="Moves">
      {moves.map(({ told: { deed, to } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice, and the list never changes.
        <li key={index}>
          <button type="button" aria-current={index + 1 === now ? 'step' : undefined} onClick={() => onMove(index + 1)}>
            {`${deed} → ${to}`}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Returns the part of a replayed move that is needed to render its screen. */
function momentOf({ named }: Walk, { state, facts, effects }: Walk['moves'][number]['frame']): Moment {
  return { state, facts, effects, named }
}

interface TraceFormProps {
  readonly text: string
  /** The reasons why the text in the address is not a trace. */
  readonly reasons: readonly string[]
  readonly onTrace: (text: string, at: number) => void
}

/**
 * Reads a pasted trace. If the text is not a valid trace, it stays in the field, with the reasons beside it. Renders a
 * `<form>`.
 */
function TraceForm({ text, reasons, onTrace }: TraceFormProps) {
  const [draft, setDraft] = useState(text)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const id = useId()
  const told = wrong.length > 0 ? wrong : reasons
  async function take(): Promise<void> {
    const read = await readWalk(draft)
    if (read.kind === 'wrong') return setWrong(read.reasons)
    setWrong([])
    onTrace(draft, 1)
  }
  return (
    <form
      className={field}
      onSubmit={event => {
        event.preventDefault()
        void take()
      }}
    >
      <label htmlFor={id}>Trace</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        value={draft}
        aria-invalid={told.length > 0}
        aria-describedby={`${id}-wrong`}
        onChange={event => setDraft(event.target.value)}
      />
      <div id={`${id}-wrong`} role="alert" className={complaint}>
        {told.map(reason => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <Button tone="outline" type="submit">
        Replay this trace
      </Button>
    </form>
  )
}
