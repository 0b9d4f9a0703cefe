import { useState } from 'react'
import { copyText } from '../pages/copy-text.ts'
import type { Line } from './flow-map.ts'
import { tool } from './map.css.ts'
import { row } from './panel.css.ts'

/** A line of a config. In the dev server, a button opens it in the editor. A built workshop has no files: it copies. */
export function ConfigLine({ at: { file, line } }: { readonly at: Line }) {
  const [copied, setCopied] = useState('')
  const place = `${file}:${line}`
  return (
    <div className={row}>
      <code>{place}</code>
      {import.meta.env.DEV ? (
        <button
          type="button"
          className={tool}
          onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
        >
          Open in the editor
        </button>
      ) : (
        <button
          type="button"
          className={tool}
          onClick={() => void copyText(place).then(isDone => isDone && setCopied(place))}
        >
          Copy
        </button>
      )}
      <output>{copied === place ? 'Copied' : ''}</output>
    </div>
  )
}
