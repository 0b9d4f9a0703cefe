import { bytesAsSent } from './bytes-as-sent.mjs'

/**
 * The scripts and styles that a page needs before any input, in compressed bytes.
 * @typedef {{ readonly scripts: number, readonly styles: number }} PageSize
 */

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * Returns the inline scripts and styles of a page's HTML. A script element that contains data is not counted.
 * @param {string} html
 */
export function inlineParts(html) {
  const parts = [...html.matchAll(INLINE)].map(([, tag, attributes = '', text = '']) => ({ tag, attributes, text }))
  const typeOf = (/** @type {string} */ attributes) => /\btype\s*=\s*["']?([^"'\s]*)/.exec(attributes)?.[1] ?? ''
  const runs = (/** @type {string} */ attributes) =>
    !/\bsrc\s*=/.test(attributes) && ['', 'module', 'text/javascript'].includes(typeOf(attributes))
  return {
    scripts: parts.filter(({ tag, attributes }) => tag === 'script' && runs(attributes)).map(({ text }) => text),
    styles: parts.filter(({ tag }) => tag === 'style').map(({ text }) => text),
  }
}

/** @param {readonly (Buffer | string)[]} parts */
const total = parts => parts.reduce((sum, part) => sum + bytesAsSent(part), 0)

/**
 * Opens a page in a browser with an empty cache, and waits until the page fetches nothing more.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<PageSize>}
 */
export async function measurePage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    /** @type {{ readonly type: string, readonly body: Promise<Buffer> }[]} */
    const answers = []
    page.on('response', response => {
      const type = response.headers()['content-type'] ?? ''
      if (!response.ok() || !/javascript|css/.test(type)) return
      const body = response.body()
      // A file may still be loading when the page closes. Reading it then fails, which is not an error.
      body.catch(() => undefined)
      answers.push({ type, body })
    })
    const document = await page.goto(url, { waitUntil: 'networkidle' })
    if (!document?.ok()) throw new Error(`${url} was answered with ${document?.status() ?? 'nothing'}.`)
    const inline = inlineParts(await document.text())
    const linked = (/** @type {string} */ kind) =>
      Promise.all(answers.filter(({ type }) => type.includes(kind)).map(({ body }) => body))
    return {
      scripts: total([...inline.scripts, ...(await linked('javascript'))]),
      styles: total([...inline.styles, ...(await linked('css'))]),
    }
  } finally {
    await context.close()
  }
}
