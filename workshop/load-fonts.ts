/**
 * Loads every font before a story renders. The browser would show a font that arrives later only on the next page,
 * because the product's fonts are optional.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map(font => font.load()))
}
