import type { BrowserContext } from '@playwright/test'

/**
 * Makes every breach of a page's policy an error in its console, in frames too: Chromium itself is silent of one that
 * the code catches, such as a refused `Function`. It covers Trusted Types, which are a directive of the policy.
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
