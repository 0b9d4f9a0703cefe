import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import hash from '@emotion/hash'
import postcss from 'postcss'
import { root } from '../../scripts/run.mjs'

/**
 * @typedef {object} Mutant a component's style sheet in which one length differs by one pixel
 * @property {string} component
 * @property {string} styles to be added to a page
 */

/** Properties that can have a single length as their value. */
const LENGTHS =
  /^(padding|margin|gap|row-gap|column-gap|border-radius|border-width|font-size|(min-)?(width|height|inline-size|block-size)|(padding|margin|inset)-(block|inline)(-(start|end))?|top|left|right|bottom)$/
/** One length, or a token for one length. */
const ONE_LENGTH = /^(-?[\d.]+(px|rem|em)|var\(--[\w-]+\))$/

/** @type {{ name: string }} */
const { name: packageName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const FOLDER = 'design-system/components'

/** Returns the names of the components that have a style sheet. */
export function styledComponents() {
  return componentFolders().filter(name => filesOf(name).some(file => file.endsWith('.css.ts')))
}

/**
 * Returns the component itself if it has stories. Otherwise returns the components that use it, because their stories
 * show it.
 *
 * @param {string} component
 */
export function shownWith(component) {
  const has = (/** @type {string} */ end) => filesOf(component).includes(`${component}${end}`)
  if (has('.stories.tsx')) return [component]
  return componentFolders().filter(name =>
    filesOf(name).some(
      file =>
        file === `${name}.tsx` &&
        readFileSync(join(root, FOLDER, name, file), 'utf8').includes(`/${component}/${component}.tsx'`),
    ),
  )
}

/**
 * Returns the mutants of a component: one for each length in the rules of its style sheet. If it has no length, each of
 * its rules gets one.
 *
 * @param {string} build the folder of a built workshop
 * @param {string} component
 * @returns {Mutant[]}
 */
export function mutantsOf(build, component) {
  const own = rulesOf(build, component)
  const lengths = own.flatMap(rule =>
    rule.nodes.flatMap(node =>
      node.type === 'decl' && LENGTHS.test(node.prop) && ONE_LENGTH.test(node.value)
        ? [mutant(component, rule, node.clone({ value: `calc(${node.value} + 1px)`, important: true }))]
        : [],
    ),
  )
  if (lengths.length > 0) return lengths
  const padding = () => postcss.decl({ prop: 'padding-block-start', value: '1px', important: true })
  return own.map(rule => mutant(component, rule, padding()))
}

/**
 * Returns a mutant in which the rule contains only this declaration.
 *
 * @param {string} component
 * @param {import('postcss').Rule} rule
 * @param {import('postcss').Declaration} declaration
 * @returns {Mutant}
 */
function mutant(component, rule, declaration) {
  /** @type {import('postcss').ChildNode} */
  let node = rule.clone({ nodes: [] }).append(declaration)
  for (let at = rule.parent; at?.type === 'atrule'; at = at.parent)
    node = /** @type {import('postcss').AtRule} */ (at).clone({ nodes: [] }).append(node)
  return { component, styles: node.toString() }
}

/**
 * Returns the rules of a component's style sheet. Vite may put the style sheets of several components into one file.
 * The class names distinguish them, because vanilla-extract begins each class with a digest of the style sheet's path.
 *
 * @param {string} build
 * @param {string} component
 */
function rulesOf(build, component) {
  const sheets = filesOf(component).filter(file => file.endsWith('.css.ts'))
  const beginnings = sheets.map(file => hash(`${packageName}${FOLDER}/${component}/${file}`))
  const isOwn = (/** @type {string} */ selector) => {
    const last = /\.([\w-]+)[^.]*$/.exec(selector)?.[1]?.replace(/^_/, '')
    return beginnings.some(one => last?.startsWith(one))
  }
  const assets = join(build, 'assets')
  /** @type {import('postcss').Rule[]} */
  const rules = []
  for (const file of readdirSync(assets).filter(name => name.endsWith('.css')))
    postcss.parse(readFileSync(join(assets, file), 'utf8')).walkRules(rule => {
      if (rule.selectors.some(isOwn)) rules.push(rule)
    })
  return rules
}

function componentFolders() {
  return readdirSync(join(root, FOLDER), { withFileTypes: true }).flatMap(one => (one.isDirectory() ? [one.name] : []))
}

/** @param {string} component */
function filesOf(component) {
  return readdirSync(join(root, FOLDER, component))
}
