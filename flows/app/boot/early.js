// Part of every prerendered page, before the app's own script: stores the last tap on a button until the app can handle it,
// removes a signed session from the address, and offers to reload if the app's script does not arrive. It is inlined without
// compiling, so it uses no newer syntax than the oldest supported browsers have.
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
    // A style sheet that failed to load is removed, because it would otherwise count as loaded.
    if (tagName === 'LINK' && event.target.rel === 'stylesheet') event.target.remove()
    if (tagName !== 'SCRIPT') return
    showLost()
    // The script can fail before the browser has parsed the element `lost`, so `showLost` runs once more after that.
    addEventListener('DOMContentLoaded', showLost)
  }
  const showLost = () => {
    const lost = document.getElementById('lost')
    if (lost) lost.hidden = false
  }
  // Remove the personal part from the address before anything else is requested, since requests send the address as referrer.
  const address = location.pathname
  const { taken } = document.documentElement.dataset
  // A slash after the personal part does not matter.
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
