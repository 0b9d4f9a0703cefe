import { useState } from 'react'
import { asJson, asMarkdown, type Comparison, type Decisions } from './review.ts'

interface ExportsProps {
  readonly comparison: Comparison
  readonly decisions: Decisions
}

/** Copies the decisions for use elsewhere: as Markdown for a pull request, or as JSON. */
export function Exports({ comparison, decisions }: ExportsProps) {
  const [told, setTold] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asMarkdown(comparison, decisions))
      setTold('Copied.')
    } catch {
      setTold('The browser does not let this page copy: download the file.')
    }
  }
  return (
    <p className="exports">
      <button type="button" onClick={copy}>
        Copy as Markdown
      </button>
      <button type="button" onClick={() => download('review.md', asMarkdown(comparison, decisions))}>
        Download Markdown
      </button>
      <button type="button" onClick={() => download('review.json', asJson(comparison, decisions))}>
        Download JSON
      </button>
      <span role="status">{told}</span>
    </p>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
