/**
 * @param {import('@playwright/test').Page} page
 * @param {{ type: 'jpeg', quality: number }} [format]
 */
export function takePicture(page, format) {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css', ...format })
}

/**
 * Takes a picture of the story on the page with additional styles. Then removes these styles.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} styles
 */
export async function takePictureWith(page, styles) {
  const added = await page.addStyleTag({ content: styles })
  try {
    return await takePicture(page)
  } finally {
    await added.evaluate(element => element.parentNode?.removeChild(element))
  }
}
