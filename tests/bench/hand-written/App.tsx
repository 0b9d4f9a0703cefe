import { useEffect, useState } from 'react'
import { LazyView, lazyPage } from './lazy-page.tsx'
import { PhonePage } from './pages/PhonePage.tsx'
import { navigate, usePath } from './router.ts'
import { type Customer, SessionContext } from './session.ts'

const valuePage = lazyPage(async () => (await import('./pages/ValuePage.tsx')).ValuePage)
const cardPage = lazyPage(async () => (await import('./pages/CardPage.tsx')).CardPage)
const successPage = lazyPage(async () => (await import('./pages/SuccessPage.tsx')).SuccessPage)

/**
 * The four pages. The entry file contains the first page. The code of each other page is fetched while the page before
 * is visible.
 */
export function App() {
  const path = usePath()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const page = path === '/pagamento' ? cardPage : path === '/sucesso' ? successPage : valuePage
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
