import type { Membership } from '../../kit/app.ts'

/**
 * Returns the header that reports which release, variant and arm the customer saw, such as `3f9a; web~hero=control`. If
 * `name` is undefined, returns no header.
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
