import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './style.css'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no #app.')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
