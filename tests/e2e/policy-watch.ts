import type { BrowserContext } from '@playwright/test'

/**
 * Turns every violation of a page's policy into an error in its console, also in frames, with the directive and the
 * place: browsers' own messages differ. Trusted Types are directives of the policy, so they are included.
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
