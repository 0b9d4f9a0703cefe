/** @jsxRuntime classic */
import * as React from 'react'
import { useTheme } from 'storybook/theming'
import { variantId } from '../document/as-variant.ts'
import type { View } from '../protocol.ts'
import { AddingView } from './AddingView.tsx'
import type { AskPage } from './edits.ts'
import { FieldView } from './FieldView.tsx'
import { GroupList } from './GroupList.tsx'
import { lookOf } from './look.ts'
import { Outcome } from './Outcome.tsx'
import { ToolBar } from './ToolBar.tsx'
import { emptyVariant } from './variant-draft.ts'

interface EditPanelProps {
  /** Undefined until the page with the story has answered. */
  readonly view: View | undefined
  readonly ask: AskPage
}

const NARROW_PX = 560
/** If a narrow panel is lower than this, as on a phone, no room for fields is left beside the parts. All scrolls then. */
const LOW_PX = 520

/**
 * Edits the flow config of the story. The config's parts are on the left. The fields of the chosen part are beside
 * them.
 */
export function EditPanel({ view, ask }: EditPanelProps) {
  const look = lookOf(useTheme())
  const ref = React.useRef<HTMLDivElement>(null)
  const [shape, setShape] = React.useState('')
  React.useEffect(() => {
    const { current } = ref
    if (current === null) return
    const watch = new ResizeObserver(([entry]) => {
      const { width = NARROW_PX, height = LOW_PX } = entry?.contentRect ?? {}
      setShape(width >= NARROW_PX ? '' : height < LOW_PX ? 'narrow low' : 'narrow')
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={ref} aria-label="Edit" className={`edit ${shape}`}>
      <style>{look}</style>
      {view === undefined ? <p style={{ padding: 12 }}>Reading the flow configs …</p> : <Parts view={view} ask={ask} />}
    </section>
  )
}

function Parts({ view, ask }: { readonly view: View; readonly ask: AskPage }) {
  const { shown, fields, chosen } = view
  const [variant, setVariant] = React.useState(emptyVariant)
  const isMade = shown?.on.endsWith(`~${variantId(variant.id)}`) === true
  React.useEffect(() => {
    if (isMade) setVariant(emptyVariant)
  }, [isMade])
  if (shown === undefined)
    return (
      <div className="fields" style={{ gridColumn: '1/-1' }}>
        <p>This story comes from no flow config. Open a story below Flows, Errors or Paying to edit it.</p>
      </div>
    )
  return (
    <>
      <ToolBar view={view} ask={ask} />
      <nav aria-label="Parts of the screen">
        <GroupList view={view} ask={ask} />
        {view.add.map(adding => (
          <AddingView key={adding.label} adding={adding} partTitle="this screen" ask={ask} />
        ))}
      </nav>
      {/* Each part has its own key, so React forgets what was typed in the fields of another part. The draft of a
          variant belongs to no part, so it is kept above. */}
      <div className="fields" tabIndex={-1} key={`${shown.on} ${shown.at.join('/')} ${chosen}`}>
        <p role="status" className={view.notice.startsWith('Saved') ? 'good' : 'error'}>
          {view.notice}
        </p>
        {fields.map(field => (
          <FieldView key={field.at.join('/')} field={field} view={view} ask={ask} />
        ))}
        <Outcome view={view} ask={ask} variant={variant} setVariant={setVariant} />
      </div>
    </>
  )
}
