import { useState } from 'react'
import { copyText } from '../pages/copy-text.ts'
import type { Line } from './flow-map.ts'
import { tool } from './map.css.ts'
import { row } from './panel.css.ts'

/**
 * Shows the file and line of a part of the config. In the development server, a button opens the line in the
 * developer's editor. A built workshop has no files, so there the button copies the file's name and the line.
 */
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
