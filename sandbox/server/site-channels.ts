import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { channelCodes } from '../../runtime/rules/channels.ts'

/** The file in which a release lists the channels of its flows. */
const APP_DATA = 'page-data/app-data.json'

/** Returns the general channels and those of the site's own flows: a new flow may add a channel. */
export function siteChannels(clientDir: string): readonly string[] {
  return [...new Set([...channelCodes, ...listedIn(join(clientDir, APP_DATA))])]
}

/** Returns the channels listed in a release; none for a folder without a release. */
function listedIn(file: string): readonly string[] {
  try {
    const { channels }: { readonly channels?: object } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.keys(channels ?? {})
  } catch {
    return []
  }
}
