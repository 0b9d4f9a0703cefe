import type { Membership } from '../../kit/app.ts'

/**
 * Returns the header that tells the operator what the customer saw: the release, and the variant with their arm, as
 * `3f9a; web~hero=control`. Without a name for it, no header.
 */
export function releaseHeader(
  name: string | undefined,
  release: string,
  membership: Membership | undefined,
): Readonly<Record<string, string>> {
  if (name === undefined) return {}
  const arm = membership === undefined ? '' : `; ${membership.variant}=${membership.arm}`
  return { [name]: `${release}${arm}` }
}
