import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** Returns the markup of the first page, which `main.tsx` hydrates. */
export function firstPage(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
