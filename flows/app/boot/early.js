// Part of every prerendered page, before the app's own script: keeps the last tap on a button until the app can hear
// it, takes a signed session out of the address, and shows the way on when that script does not arrive. Inlined as it is, so no newer syntax than its browsers know.
;(() => {
  let kept
  const keep = event => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (kept) kept.removeAttribute('aria-busy')
    kept = button
    kept.setAttribute('aria-busy', 'true')
  }
  const keepForm = event => event.preventDefault()
  const onLoss = event => {
    const { tagName } = event.target
    // Left there, it would be taken for one that has arrived.
    if (tagName === 'LINK' && event.target.rel === 'stylesheet') event.target.remove()
    if (tagName !== 'SCRIPT') return
    showLost()
    // It may have been lost before the rest of the page has come.
    addEventListener('DOMContentLoaded', showLost)
  }
  const showLost = () => {
    const lost = document.getElementById('lost')
    if (lost) lost.hidden = false
  }
  // What only this page is to know leaves the address before anything else is asked for.
  const address = location.pathname
  const { taken } = document.documentElement.dataset
  // A slash at the end hides nothing.
  if (taken && address.startsWith(taken) && !address.slice(taken.length).replace(/\/+$/, '').includes('/'))
    history.replaceState(history.state, '', taken.slice(0, -1))
  window.takeAddress = () => {
    delete window.takeAddress
    return address
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keepForm, true)
  addEventListener('error', onLoss, true)
  window.takeEarlyTap = () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keepForm, true)
    if (kept) kept.removeAttribute('aria-busy')
    return kept
  }
})()
