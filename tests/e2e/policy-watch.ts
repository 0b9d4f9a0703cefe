import type { BrowserContext } from '@playwright/test'

/**
 * Reports every violation of a page's Content Security Policy as a console error, also in frames. The error contains
 * the directive and the place, because browsers' own messages differ. Trusted Types are directives of that policy, so
 * their violations are included.
 */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', breach => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = breach
      const what = `${effectiveDirective} stopped ${blockedURI}${sample ? ` (${sample})` : ''}`
      console.error(`The page broke its policy: ${what}, at ${sourceFile || 'the page'}:${lineNumber}`)
    })
  })
}
