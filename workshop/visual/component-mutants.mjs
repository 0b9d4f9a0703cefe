import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss from 'postcss'
import { root } from '../../scripts/run.mjs'

/**
 * @typedef {object} Mutant a component's style sheet in which one length differs by one pixel
 * @property {string} component
 * @property {string} what the rule and the declaration
 * @property {string} styles to be added to a page
 */

/** Properties whose value may be one length. */
const LENGTHS =
  /^(padding|margin|gap|row-gap|column-gap|border-radius|border-width|font-size|(min-)?(width|height|inline-size|block-size)|(padding|margin|inset)-(block|inline)(-(start|end))?|top|left|right|bottom)$/
/** One length, or a token that stands for one. */
const ONE_LENGTH = /^(-?[\d.]+(px|rem|em)|var\(--[\w-]+\))$/

/** Returns the names of the components that have a style sheet. */
export function styledComponents() {
  const folder = join(root, 'design-system/components')
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap(one => (one.isDirectory() ? [one.name] : []))
  return folders.filter(name => readdirSync(join(folder, name)).some(file => file.endsWith('.css.ts')))
}

/**
 * Returns the mutants of a component: one for each length in the rules of its style sheet.
 *
 * @param {string} build the folder of a built workshop, which has a file of styles for each component
 * @param {string} component
 * @returns {Mutant[]}
 */
export function mutantsOf(build, component) {
  const assets = join(build, 'assets')
  const own = readdirSync(assets).filter(file =>
    new RegExp(`^${component}(\\.css\\.ts)?-[\\w-]{8}\\.css$`).test(basename(file)),
  )
  return own.flatMap(file => {
    /** @type {Mutant[]} */
    const mutants = []
    postcss.parse(readFileSync(join(assets, file), 'utf8')).walkDecls(declaration => {
      const { parent, prop, value } = declaration
      if (parent?.type !== 'rule' || !LENGTHS.test(prop) || !ONE_LENGTH.test(value)) return
      const changed = declaration.clone({ value: `calc(${value} + 1px)`, important: true })
      /** @type {import('postcss').ChildNode} */
      let node = /** @type {import('postcss').Rule} */ (parent).clone({ nodes: [] }).append(changed)
      for (let at = parent.parent; at?.type === 'atrule'; at = at.parent)
        node = /** @type {import('postcss').AtRule} */ (at).clone({ nodes: [] }).append(node)
      mutants.push({ component, what: `${node.toString()}`, styles: node.toString() })
    })
    return mutants
  })
}
