/**
 * Changes a page as the translator of Chrome does: it replaces each text, as it appears or changes, by
 * `<font><font>text</font></font>` (facebook/react#11538). The words stay the same, so that a test can read them.
 *
 * React throws when it removes a text node that is not there any more, and shows nobody what it writes into one. It does
 * neither while each text is the only child of its element: it then writes the element's `textContent`. A text node that
 * React holds itself is therefore an error on the console, wherever it appears.
 *
 * Runs in the page by itself: it must not use anything of this module.
 */
export function translatePage(): void {
  const WRAPPER = 'data-translated'
  const isTranslatable = (text: Text): boolean => {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '' || parent.hasAttribute(WRAPPER)) return false
    return parent.closest('script, style, noscript, textarea, title, svg, [translate="no"]') === null
  }
  const translate = (text: Text): void => {
    if (!isTranslatable(text)) return
    if (Object.keys(text).some(key => key.startsWith('__reactFiber$')))
      console.error(`React holds a text that stands beside others: "${text.data}" in ${text.parentElement?.outerHTML}`)
    const inner = document.createElement('font')
    inner.setAttribute(WRAPPER, '')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (node: Node): void => {
    if (node instanceof Text) return translate(node)
    const texts: Text[] = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode())
      if (next instanceof Text) texts.push(next)
    texts.forEach(translate)
  }
  new MutationObserver(records => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateAll(target)
      else addedNodes.forEach(translateAll)
  }).observe(document, { childList: true, characterData: true, subtree: true })
  translateAll(document)
}
