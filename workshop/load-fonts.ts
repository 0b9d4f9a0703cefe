/**
 * Loads every font before a story renders. The product's fonts are optional. If a font arrived later, the browser would
 * show it only on the next page.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map(font => font.load()))
}
