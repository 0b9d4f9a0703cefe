import type { Membership } from '../../kit/app.ts'

/**
 * Returns the header that tells the operator which release, variant and arm the customer saw, such as `3f9a;
 * web~hero=control`. Returns no header if `name` is undefined.
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
