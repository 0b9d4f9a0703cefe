/** The states that a picture cannot bring about, because it has no pointer and only one focus. */
const STATES = /:(hover|active|focus-visible)(?![\w-])/g
/** Only these elements take on a state. The elements inside them do not. */
const CONTROLS = ':where(a, button, input, select, textarea, summary, label)'

const read = new WeakSet<CSSStyleSheet>()

/**
 * Makes the controls inside an element with `data-state` look as if they were in that state: copies each rule for a
 * state. The copy is as specific as the rule.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    if (read.has(sheet)) continue
    read.add(sheet)
    copyRules(sheet)
  }
}

function copyRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...parent.cssRules]
  // The copies are inserted from the end, so that the positions of the other rules do not change.
  for (const [at, rule] of [...rules.entries()].reverse()) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(STATES) >= 0) {
      const selector = rule.selectorText.replaceAll(STATES, (_, state) => `:is([data-state="${state}"] ${CONTROLS})`)
      parent.insertRule(`${selector}{${rule.style.cssText}}`, at + 1)
    } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule)
  }
}
