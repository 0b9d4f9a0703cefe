/**
 * Returns a number from 0 to 99 for a name: always the same number for the same name. Many names spread evenly over the
 * numbers. FNV-1a, whose last bits hardly depend on the first letters, is finished like MurmurHash3, which mixes all
 * bits.
 */
export function shareOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}
