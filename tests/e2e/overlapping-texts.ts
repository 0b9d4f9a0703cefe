import type { Page } from '@playwright/test'

/**
 * Returns each pair of visible texts that overlap on the screen, as `one / other`. A text on an opaque surface may cover
 * what is behind that surface, such as the text of a sheet above its page.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    /** Texts touch if their lines are close, so an overlap of fewer pixels is not one. */
    const LEAST_PX = 3
    const common = (a: Box, b: Box): Box | undefined => {
      const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
      const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)]
      return right - left < LEAST_PX || bottom - top < LEAST_PX ? undefined : { left, top, right, bottom }
    }
    const chainOf = (element: Element): Element[] => {
      const parent = element.parentElement
      return parent === null ? [element] : [element, ...chainOf(parent)]
    }
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    /** Returns the part of the box that no ancestor cuts off. */
    const seenPart = (box: Box, chain: readonly Element[]): Box | undefined =>
      chain
        .filter(element => getComputedStyle(element).overflowY !== 'visible' && element !== document.documentElement)
        .reduce<Box | undefined>(
          (part, element) => part && common(part, element.getBoundingClientRect()),
          common(box, screen),
        )
    const opacityOf = (chain: readonly Element[]): number =>
      chain.reduce((product, element) => product * Number(getComputedStyle(element).opacity), 1)
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor } = getComputedStyle(element)
      return backgroundColor.startsWith('rgb(') && opacityOf(chainOf(element)) === 1
    }
    /** Returns how far in front the element is painted. An open dialog is in front of everything else. */
    const depthOf = (chain: readonly Element[]): number => {
      const depths = chain.map(element => Number.parseInt(getComputedStyle(element).zIndex, 10) || 0)
      return Math.max(...depths) + (chain.some(element => element.matches('dialog')) ? 1000 : 0)
    }
    const texts: {
      readonly text: string
      readonly box: Box
      readonly chain: readonly Element[]
      readonly depth: number
    }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (parent === null || text === '' || parent.clientHeight === 1) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const chain = chainOf(parent)
      if (opacityOf(chain) < 0.05 || chain.some(element => element.clientHeight === 1)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = seenPart(rect, chain)
        if (box !== undefined) texts.push({ text, box, chain, depth: depthOf(chain) })
      }
    }
    const covers = (upper: (typeof texts)[number], lower: (typeof texts)[number], part: Box): boolean =>
      upper.depth > lower.depth &&
      upper.chain
        .filter(element => !lower.chain.includes(element))
        .some(element => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const isAround = left <= part.left && top <= part.top && right >= part.right && bottom >= part.bottom
          return isAround && isOpaque(element)
        })
    return texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap(other => {
        const part = one.chain[0] === other.chain[0] ? undefined : common(one.box, other.box)
        const isHarmless = part === undefined || covers(one, other, part) || covers(other, one, part)
        return isHarmless ? [] : [`${one.text} / ${other.text}`]
      }),
    )
  })
}
