/** The content of a page, read from its HTML document. */
export interface PageScreen {
  readonly path: string
  readonly title: string
  readonly modal: string | undefined
  readonly texts: readonly string[]
  /** The rows of the receipt, by label. */
  readonly rows: { readonly [label: string]: string }
}

declare global {
  interface Window {
    /**
     * Notifies the walk that the page shows this screen. A call without a screen means that a new document has begun.
     */
    chaosTell?: (screen?: PageScreen) => Promise<void>
    chaosRead?: () => PageScreen
    chaosOrder?: () => string
  }
}

/**
 * Runs in each page before the page's own scripts. It reports each new screen at once, because the page may end soon.
 */
export function watchScreens(): void {
  // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` leaves out hidden text.
  const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText : '')
  const tell = (screen?: PageScreen): void => void window.chaosTell?.(screen).catch(() => undefined)
  tell()
  let last = ''
  window.chaosRead = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const dialog = dialogs[dialogs.length - 1]
    const around = dialog ?? document.body ?? document.documentElement
    const text = textOf(around)
    const rows = [...around.querySelectorAll('dt')].map(term => {
      const value = term.nextElementSibling
      return [term.textContent ?? '', value === null ? '' : textOf(value)] as const
    })
    const heading = (dialog ?? document).querySelector('h1, h2')
    return {
      path: location.pathname,
      title: heading?.textContent ?? '',
      modal: dialog === undefined ? undefined : (heading?.textContent ?? ''),
      texts: text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== ''),
      rows: Object.fromEntries(rows),
    }
  }
  // Searches from the pay button outwards for the first element that contains an amount.
  window.chaosOrder = () => {
    const buttons = [...document.querySelectorAll('button')].filter(one => one.closest('dialog') === null)
    const pays = buttons.find(one => /^(Pagar|Ir para o banco)$/.test(textOf(one)))
    let around: Element | null = pays ?? null
    while (around !== null && !/R\$/.test(textOf(around))) around = around.parentElement
    return around === null ? '' : textOf(around)
  }
  const look = (): void => {
    const screen = window.chaosRead?.()
    if (screen === undefined) return
    const written = JSON.stringify(screen)
    if (written !== last) tell(screen)
    last = written
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open'],
  })
}

/** Runs in each page. While the page has a certain cookie, the page's storage stores nothing. */
export function breakStorage(): void {
  for (const name of ['setItem', 'getItem'] as const) {
    const real: unknown = Storage.prototype[name]
    Object.defineProperty(Storage.prototype, name, {
      configurable: true,
      value(this: Storage, ...args: readonly string[]): unknown {
        const mood = /chaos=(\w+)/.exec(document.cookie)?.[1]
        if (mood === 'throws' || (mood === 'full' && name === 'setItem'))
          throw new DOMException('No storage.', 'QuotaExceededError')
        return typeof real === 'function' ? Reflect.apply(real, this, args) : undefined
      },
    })
  }
}
