/**
 * A row of the brand table, which the operator can change without a release. `prefixes` are digits ("4") or ranges whose ends
 * have equally many digits ("51-55"); `lengths` of the pan in digits; `gaps` the digit positions after which a space is shown;
 * `code` the number of digits of the cvv.
 */
export type Brand = {
  readonly brand: string
  readonly prefixes: readonly string[]
  readonly lengths: readonly number[]
  readonly gaps: readonly number[]
  readonly code: number
}

/** `prefixDigits` is the prefix length in the table. The tree may store a range under a shorter prefix. */
type Match = { readonly brand: Brand; readonly row: number; readonly prefixDigits: number }

/** A tree of brands by the digits of their prefixes, with a branch per digit. */
export type BrandTree = { readonly match: Match | undefined; readonly next: ReadonlyMap<string, BrandTree> }

type Branch = { match: Match | undefined; next: Map<string, Branch> }

/**
 * Builds the tree that `findBrand` reads. If two rows have the same prefix, the first row wins. A prefix that is neither digits
 * nor a range with ends of equal length is left out, so that a single bad prefix from the server does not make every card
 * unreadable.
 */
export function buildBrandTree(table: readonly Brand[]): BrandTree {
  const root: Branch = { match: undefined, next: new Map() }
  for (const [row, brand] of table.entries()) {
    for (const prefix of brand.prefixes) {
      const range = /^(\d+)(?:[-–](\d+))?$/.exec(prefix)
      const low = range?.[1] ?? ''
      const high = range?.[2] ?? low
      if (low === '' || low.length !== high.length) continue
      for (const digits of coveringPrefixes(low, high)) plant(root, digits, { brand, row, prefixDigits: low.length })
    }
  }
  return root
}

/**
 * Returns the brand of a whole or partial pan (digits only). The longest prefix wins: 384140 is Hipercard, not Diners.
 * Returns undefined while more than one brand is still possible ("4" may become Elo) and when none is.
 */
export function findBrand(tree: BrandTree, pan: string): Brand | undefined {
  const [brand, ...others] = possibleBrands(tree, pan)
  return others.length === 0 ? brand : undefined
}

/** Returns the brands that a pan with these first digits can have, one row per name; all brands for no digits. */
export function possibleBrands(tree: BrandTree, pan: string): Brand[] {
  let node: BrandTree | undefined = tree
  let best = tree.match
  for (const digit of pan) {
    node = node.next.get(digit)
    if (node === undefined) break
    best = longer(best, node.match)
  }
  const found = new Map<string, Brand>()
  if (node === undefined) remember(found, best)
  else collect(node, best, found)
  return [...found.values()]
}

function collect(node: BrandTree, inherited: Match | undefined, found: Map<string, Brand>): void {
  const best = longer(inherited, node.match)
  const everyDigitBranches = node.next.size === 10
  if (!everyDigitBranches) remember(found, best)
  for (const branch of node.next.values()) collect(branch, best, found)
}

function remember(found: Map<string, Brand>, match: Match | undefined): void {
  if (match !== undefined && !found.has(match.brand.brand)) found.set(match.brand.brand, match.brand)
}

function longer(held: Match | undefined, other: Match | undefined): Match | undefined {
  if (held === undefined || other === undefined) return held ?? other
  if (other.prefixDigits !== held.prefixDigits) return other.prefixDigits > held.prefixDigits ? other : held
  return other.row < held.row ? other : held
}

function plant(root: Branch, prefix: string, match: Match): void {
  let branch = root
  for (const digit of prefix) {
    const next: Branch = branch.next.get(digit) ?? { match: undefined, next: new Map() }
    branch.next.set(digit, next)
    branch = next
  }
  branch.match = longer(branch.match, match)
}

/** Returns the fewest prefixes that cover `low` to `high`, of equal length: 509000 to 509999 is just 509. */
function coveringPrefixes(low: string, high: string): string[] {
  if (/^0*$/.test(low) && /^9*$/.test(high)) return ['']
  const covering: string[] = []
  for (let digit = Number(low[0]); digit <= Number(high[0]); digit++) {
    const from = String(digit) === low[0] ? low.slice(1) : '0'.repeat(low.length - 1)
    const to = String(digit) === high[0] ? high.slice(1) : '9'.repeat(low.length - 1)
    for (const rest of coveringPrefixes(from, to)) covering.push(`${digit}${rest}`)
  }
  return covering
}
