/**
 * A row of the brand table, which the operator can change without a release. `prefixes` are digits ("4") or ranges
 * whose two ends have the same number of digits ("51-55"). `lengths` are the possible lengths of the card number.
 * `gaps` are the positions after which a space is shown. `code` is the number of CVV digits.
 */
export type Brand = {
  readonly brand: string
  readonly prefixes: readonly string[]
  readonly lengths: readonly number[]
  readonly gaps: readonly number[]
  readonly code: number
}

/**
 * A brand whose prefix matches. The longest prefix in the table wins, so `prefixDigits` is its length there. The tree
 * itself has a shorter prefix for a range: 509 for 509000–509999.
 */
type Match = { readonly brand: Brand; readonly row: number; readonly prefixDigits: number }

/** A tree of brands by the digits of their prefixes. Each branch is one digit. */
export type BrandTree = { readonly match: Match | undefined; readonly next: ReadonlyMap<string, BrandTree> }

type Branch = { match: Match | undefined; next: Map<string, Branch> }

/**
 * Returns the tree for `findBrand`. If two rows have the same prefix, the first row wins. If a prefix is invalid, it is
 * left out, so that a single bad prefix from the server does not make every card unreadable.
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
 * Returns the brand of a complete or partial card number (digits only). The longest prefix wins: 384140 is Hipercard,
 * not Diners. If no brand fits, or if several brands are still possible ("4" may become Elo), returns undefined.
 */
export function findBrand(tree: BrandTree, pan: string): Brand | undefined {
  const [brand, ...others] = possibleBrands(tree, pan)
  return others.length === 0 ? brand : undefined
}

/**
 * Returns the brands that a card number with these first digits can still have. If there are no digits, returns all
 * brands.
 */
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

/**
 * Returns the shortest list of prefixes that covers the range from `low` to `high`. For 509000 to 509999, this is just
 * 509.
 */
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
