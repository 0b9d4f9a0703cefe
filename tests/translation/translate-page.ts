/**
 * Changes a page as Chrome's translator does: it replaces each text by `<font><font>text</font></font>` when the text
 * appears or changes (facebook/react#11538). The words stay the same, so a test can read them. React throws if it
 * removes a text node that the translator has replaced, and its changes to such a node are invisible. Both are avoided
 * if each text is the only child of its element, because React then sets the element's `textContent`. Any text node
 * that React itself manages is therefore reported as a console error. This function runs in the page, so it must not
 * use anything outside itself.
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
