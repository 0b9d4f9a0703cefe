import { useEffect, useState } from 'react'
import { LazyView, lazyPage } from './lazy-page.tsx'
import { PhonePage } from './pages/PhonePage.tsx'
import { navigate, usePath } from './router.ts'
import { type Customer, SessionContext } from './session.ts'

const valuePage = lazyPage(async () => (await import('./pages/ValuePage.tsx')).ValuePage)
const cardPage = lazyPage(async () => (await import('./pages/CardPage.tsx')).CardPage)
const pixPage = lazyPage(async () => (await import('./pages/PixPage.tsx')).PixPage)
const successPage = lazyPage(async () => (await import('./pages/SuccessPage.tsx')).SuccessPage)
const pages = new Map([
  ['/pagamento', cardPage],
  ['/pix', pixPage],
  ['/sucesso', successPage],
])

/**
 * The five pages. The entry file contains the first page. The code of each other page is fetched while the page before
 * is visible, and that of the Pix page once Pix is chosen.
 */
export function App() {
  const path = usePath()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const page = pages.get(path) ?? valuePage
  const next = customer === null ? valuePage : page === valuePage ? cardPage : successPage
  useEffect(() => whenIdle(next.preload), [next])
  if (customer === null) {
    return (
      <PhonePage
        onCustomer={known => {
          setCustomer(known)
          navigate('/valor')
        }}
      />
    )
  }
  return (
    <SessionContext value={{ customer, change: part => setCustomer({ ...customer, ...part }) }}>
      <LazyView page={page} />
    </SessionContext>
  )
}

function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 1000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(call)
  return () => window.cancelIdleCallback(handle)
}
