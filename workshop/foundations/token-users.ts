import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { allTokens } from './tokens.ts'

const FOLDERS = ['design-system', 'flows'].map(folder => resolve(import.meta.dirname, '../..', folder))

function styleSheets(): { name: string; text: string }[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.css.ts') || file.endsWith('tokens/forced.ts'))
      .map(file => ({
        name: basename(file).replace(/(\.css)?\.ts$/, ''),
        text: readFileSync(join(folder, file), 'utf8'),
      })),
  )
}

/**
 * Returns the names of the style sheets that use each token. A browser cannot read these sources. The configs of Vite
 * therefore define the result as `__TOKEN_USERS__`.
 */
export function tokenUsers(): { readonly [token: string]: readonly string[] } {
  const sheets = styleSheets()
  const users = allTokens.map(({ name }): [string, string[]] => {
    const use = new RegExp(`\\b${name.replaceAll('.', '\\.')}(?!\\w)`)
    return [name, [...new Set(sheets.filter(({ text }) => use.test(text)).map(sheet => sheet.name))]]
  })
  return Object.fromEntries(users)
}
