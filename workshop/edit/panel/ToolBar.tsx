/** @jsxRuntime classic */
import * as React from 'react'
import type { View } from '../protocol.ts'
import type { AskPage } from './edits.ts'
import { SaidList } from './FieldView.tsx'

interface ToolProps {
  readonly label: string
  readonly isOff?: boolean
  readonly isPressed?: boolean
  readonly isMain?: boolean
  readonly onPress: () => void
}

/** A button that keyboards can reach even while it cannot be used. */
export function Tool({ label, isOff = false, isPressed, isMain, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={isMain ? 'main' : undefined}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={() => isOff || onPress()}
    >
      {label}
    </button>
  )
}

/** If the tool bar had more sentences than this, the fields would have no room. */
const MOST_SAID = 3

/** Chooses the config to edit. Also undoes, redoes and saves edits. */
export function ToolBar({ view, ask }: { readonly view: View; readonly ask: AskPage }) {
  const { shown, configs, screens, files, canUndo, canRedo, canSave, isPicking, isSaving, isChecking, problems } = view
  const elsewhere = [...view.loose, ...view.others]
  const [on, at] = [shown?.on ?? '', shown?.at.join('/') ?? '']
  const isKnown = configs.some(config => config.on === on)
  return (
    <header>
      <select
        aria-label="Change it in"
        value={on}
        onChange={event => {
          const next = event.target.value
          ask({ do: 'config', on: next, at: next.endsWith('.json') || on.endsWith('.json') ? [] : (shown?.at ?? []) })
        }}
      >
        {isKnown ? null : <option value={on}>{on}</option>}
        {configs.map(config => (
          <option key={config.on} value={config.on}>
            {config.label}
          </option>
        ))}
      </select>
      <select
        aria-label="Screen"
        value={at}
        onChange={event =>
          ask({ do: 'config', on, at: event.target.value === '' ? [] : event.target.value.split('/') })
        }
      >
        {screens.map(screen => (
          <option key={screen.at.join('/')} value={screen.at.join('/')}>
            {screen.label}
          </option>
        ))}
      </select>
      <Tool label="Select on screen" isPressed={isPicking} onPress={() => ask({ do: 'pick', isOn: !isPicking })} />
      <Tool label="Undo" isOff={!canUndo} onPress={() => ask({ do: 'undo' })} />
      <Tool label="Redo" isOff={!canRedo} onPress={() => ask({ do: 'redo' })} />
      {canSave ? (
        <Tool
          label={saveLabel(view)}
          isMain={!isChecking && problems === 0}
          isOff={files.length === 0 || isSaving}
          onPress={() => ask({ do: 'save' })}
        />
      ) : null}
      <span className="quiet">{stateOf(view)}</span>
      <SaidList said={elsewhere.slice(0, MOST_SAID)} />
      {elsewhere.length > MOST_SAID ? (
        <span className="quiet">{`And ${problemsOf(elsewhere.length - MOST_SAID)} more.`}</span>
      ) : null}
    </header>
  )
}

function saveLabel({ files, isSaving, problems }: View): string {
  if (isSaving) return 'Saving …'
  return files.length === 0 || problems === 0 ? 'Save' : `Save despite ${problemsOf(problems)}`
}

function stateOf({ files, isChecking, isProven, problems }: View): string {
  const changed =
    files.length === 0 ? 'Nothing changed' : `${files.length} ${files.length === 1 ? 'file' : 'files'} changed`
  const found =
    problems > 0 ? [problemsOf(problems)] : isChecking ? [] : ['no problem', ...(isProven ? ['proven'] : [])]
  return [changed, [...found, ...(isChecking ? ['checking …'] : [])].join(', ')].join('; ')
}

function problemsOf(count: number): string {
  return `${count} ${count === 1 ? 'problem' : 'problems'}`
}
