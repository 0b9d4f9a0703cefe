/** @jsxRuntime classic */
import * as React from 'react'
import { copyText } from '../../pages/copy-text.ts'
import { EDIT_PANEL, type View } from '../protocol.ts'
import type { AskPage } from './edits.ts'
import { Tool } from './ToolBar.tsx'
import { VariantForm } from './VariantForm.tsx'
import type { VariantDraft } from './variant-draft.ts'

interface OutcomeProps {
  readonly view: View
  readonly ask: AskPage
  readonly variant: VariantDraft
  readonly setVariant: (variant: VariantDraft) => void
}

/** Describes what the edits change. Offers to keep them as a variant, as a patch or as a link, or to discard them. */
export function Outcome({ view, ask, variant, setVariant }: OutcomeProps) {
  const { files, patch, sentences, isTold, shown, link } = view
  const [copied, setCopied] = React.useState({ patch, text: '' })
  if (files.length === 0) return null
  const copy = async (text: string, what: string) =>
    setCopied({
      patch,
      text: (await copyText(text))
        ? `${what} is copied.`
        : 'The browser does not allow to copy. Select the text below.',
    })
  return (
    <section aria-label="What your edits change">
      <h2 style={{ fontSize: 14 }}>What your edits change</h2>
      {isTold ? null : <p className="quiet">Updating …</p>}
      <ul className={isTold ? undefined : 'quiet'}>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="quiet">{`In ${files.join(', ')}.`}</p>
      <div className="row">
        <Tool label="Copy the patch" onPress={() => copy(patch, 'The patch')} />
        <Tool label="Download the patch" onPress={() => download(patch)} />
        {link === undefined ? null : (
          <Tool label="Copy a link with the edits" onPress={() => copy(withEdits(link), 'The link')} />
        )}
        <Tool label="Discard all edits" onPress={() => ask({ do: 'discard' })} />
      </div>
      {link === undefined ? (
        <p className="quiet">
          These edits are too long for a link: chats and mail would cut it. Send the patch instead.
        </p>
      ) : null}
      <p role="status">{copied.patch === patch ? copied.text : ''}</p>
      {shown === undefined || shown.on.includes('~') || shown.on.endsWith('.json') ? null : (
        <VariantForm
          flow={shown.on}
          channels={view.channels}
          variants={view.configs.flatMap(({ on }) => (on.startsWith(`${shown.on}~`) ? [on] : []))}
          draft={variant}
          setDraft={setVariant}
          ask={ask}
        />
      )}
      <details>
        <summary>The patch</summary>
        <p className="quiet">
          In the project’s folder, `git apply` takes it. It has all edits above, also those of a patch that you took
          before.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
        <pre tabIndex={0}>{patch}</pre>
      </details>
    </section>
  )
}

function download(patch: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([patch], { type: 'text/x-patch' }))
  link.download = 'flow-configs.patch'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Returns the story's address with the edits and the open panel, without which the story would not show them. */
function withEdits(link: string): string {
  const address = new URL(window.location.href)
  address.searchParams.delete('edits')
  address.searchParams.set('addonPanel', EDIT_PANEL)
  return `${address.href}${address.search === '' ? '?' : '&'}${link}`
}
