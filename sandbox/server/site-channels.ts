import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { channelCodes } from '../../runtime/rules/channels.ts'

/** Where a release says which channels its flows serve. */
const APP_DATA = 'page-data/app-data.json'

/** The channels that everybody knows, and those of the site's own flows: with a new flow a new channel is agreed on. */
export function siteChannels(clientDir: string): readonly string[] {
  return [...new Set([...channelCodes, ...listedIn(join(clientDir, APP_DATA))])]
}

/** None of a folder without a release. */
function listedIn(file: string): readonly string[] {
  try {
    const { channels }: { readonly channels?: object } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.keys(channels ?? {})
  } catch {
    return []
  }
}
