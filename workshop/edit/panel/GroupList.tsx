/** @jsxRuntime classic */
import * as React from 'react'
import type { View } from '../protocol.ts'
import { EditButton } from './EditButton.tsx'
import type { AskPage } from './edits.ts'

/** Lists the parts of the edited screen or config. Buttons move or remove a block. */
export function GroupList({ view, ask }: { readonly view: View; readonly ask: AskPage }) {
  const current = React.useRef<HTMLLIElement>(null)
  const { chosen } = view
  // A tap on the screen can select a part that is outside the visible part of this list, so the list scrolls to it.
  React.useEffect(() => {
    if (chosen !== undefined) current.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <ul>
      {view.groups.map(({ id, title, detail, problems, buttons }) => (
        <li key={id} ref={id === chosen ? current : undefined}>
          <button
            type="button"
            className="pick"
            aria-current={id === chosen || undefined}
            onClick={() => ask({ do: 'choose', group: id })}
          >
            {title} <small>{detail.length > 70 ? `${detail.slice(0, 70)}…` : detail}</small>
            {problems === 0 ? null : (
              <span className="error">{` ${problems} ${problems === 1 ? 'problem' : 'problems'}`}</span>
            )}
          </button>
          {id === chosen
            ? buttons.map(button => (
                <EditButton key={button.label} button={button} partTitle={title} ask={ask} sign={signs[button.label]} />
              ))
            : null}
        </li>
      ))}
    </ul>
  )
}

const signs: { readonly [label: string]: string } = { Up: '↑', Down: '↓', Remove: '×' }
