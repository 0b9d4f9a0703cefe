/** The page uses only system fonts and inline styles, because the browser shows it when it can fetch nothing else. */
const CSS = [
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif;background:#f5f7fa;color:#0c1a2b}',
  'body{box-sizing:border-box;max-width:30rem;min-height:100vh;margin:0 auto;padding:15vh 1.5rem 2rem}',
  'h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}',
  'p{margin:0 0 1rem}',
  'a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;margin-top:.5rem;border-radius:1.5rem;' +
    'background:#004691;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}',
  '@media(prefers-color-scheme:dark){:root{background:#0b1622;color:#e8eef5}a{background:#7db4ff;color:#0b1622}}',
].join('')

/** @param {string} text */
const escaped = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * Returns the page that the offline service worker sends for an address that it has not stored. A retry needs no
 * script, because it loads the same address.
 * @param {import('./site-words.mjs').SiteWords} words
 * @param {string} icon the text of an SVG
 * @returns {{ html: string, styles: string[] }} the page, and the texts of its inline styles
 */
export function offlinePage({ name, offline }, icon) {
  const { title, text, money, tryAgain } = offline
  const html = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>${escaped(title)} – ${escaped(name)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}" />
    <meta name="robots" content="noindex" />
    <style>${CSS}</style>
  </head>
  <body>
    <main>
      ${icon.trim().replace('<svg ', '<svg width="56" height="56" aria-hidden="true" ')}
      <h1>${escaped(title)}</h1>
      <p>${escaped(text)}</p>
      <p>${escaped(money)}</p>
      <a href="">${escaped(tryAgain)}</a>
    </main>
  </body>
</html>
`
  return { html, styles: [CSS] }
}
