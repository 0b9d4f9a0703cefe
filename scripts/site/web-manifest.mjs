/** The blue of the icon, and of the bar above an installed app. */
const THEME = '#004691'
/** The colour `ground` of the classic theme. The browser shows it until the first page appears. */
const GROUND = '#F5F7FA'

/**
 * Returns the Web Application Manifest, which a browser needs to install the app. The installed app keeps the browser's
 * Back and Reload buttons. Customers use both when they come back from a bank or wait for a payment.
 * @param {import('./site-words.mjs').SiteWords} words
 */
export function webManifest({ name, shortName, description, shortcuts, screenshots }) {
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: THEME,
    background_color: GROUND,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ name, path }) => ({
      name,
      url: path,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: [
      { src: '/icons/screen-narrow.webp', sizes: '390x844', form_factor: 'narrow', label: screenshots.narrow },
      { src: '/icons/screen-wide.webp', sizes: '1280x800', form_factor: 'wide', label: screenshots.wide },
    ].map(screenshot => ({ ...screenshot, type: 'image/webp' })),
  }
}
