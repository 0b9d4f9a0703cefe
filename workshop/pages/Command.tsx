import { useState } from 'react'
import { command, copy } from './command.css.ts'
import { copyText } from './copy-text.ts'

/** A terminal command with a button that copies it. If the browser refuses to copy, the text can still be selected. */
export function Command({ line }: { readonly line: string }) {
  const [said, setSaid] = useState({ line: '', text: '' })
  const press = async () => {
    const isCopied = await copyText(line)
    setSaid({ line, text: isCopied ? 'Copied' : 'The browser does not allow to copy. Select the text.' })
  }
  return (
    <div className={command}>
      <code>{line}</code>
      <button type="button" className={copy} onClick={() => void press()}>
        Copy
      </button>
      <output>{said.line === line ? said.text : ''}</output>
    </div>
  )
}
