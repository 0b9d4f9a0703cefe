import type { Line } from './flow-map.ts'
import { tool } from './map.css.ts'
import { row } from './panel.css.ts'

/** A line of a config. In the dev server, a button opens the line in the editor. */
export function ConfigLine({ at: { file, line } }: { readonly at: Line }) {
  return (
    <div className={row}>
      <code>{`${file}:${line}`}</code>
      {import.meta.env.DEV ? (
        <button
          type="button"
          className={tool}
          onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`)}
        >
          Open in the editor
        </button>
      ) : null}
    </div>
  )
}
