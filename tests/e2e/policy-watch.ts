import type { BrowserContext } from '@playwright/test'

/**
 * Makes every breach of a page's policy an error in its console, in frames too, with the directive and the place of it:
 * browsers differ in what they say themselves. Trusted Types are directives of the policy, so it covers them.
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
