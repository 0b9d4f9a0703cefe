import { createRoot } from 'react-dom/client'
import { ReviewPage } from './ReviewPage.tsx'
import type { Comparison, Decisions } from './review.ts'
import './review.css'

/** `npm run visual` has written the comparison into the page as JSON. */
const comparison: Comparison = JSON.parse(document.querySelector('#comparison')?.textContent ?? '')
const place = `visual ${comparison.key}`

const remembered: Decisions = JSON.parse(localStorage.getItem(place) ?? '{}')
const remember = (decisions: Decisions): void => localStorage.setItem(place, JSON.stringify(decisions))

const host = document.querySelector('#review')
if (host !== null)
  createRoot(host).render(<ReviewPage comparison={comparison} remembered={remembered} remember={remember} />)
