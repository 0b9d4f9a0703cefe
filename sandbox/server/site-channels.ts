import { channelCodes } from '../../runtime/rules/channels.ts'
import type { FileStore } from '../store/file-store.ts'

/** The file in which a release lists the channels of its flows. */
const APP_DATA = 'page-data/app-data.json'

/**
 * Returns the general channels, and a function that adds those of a site's own flows to them: a new flow may add a
 * channel. A channel that a later release no longer has stays, because its tabs are still open.
 */
export function siteChannels() {
  const channels: string[] = [...channelCodes]
  return {
    channels,
    async addFrom(files: FileStore): Promise<void> {
      for (const channel of await listedIn(files)) if (!channels.includes(channel)) channels.push(channel)
    },
  }
}

/** Returns the channels listed in a release; none for a folder without a release. */
async function listedIn(files: FileStore): Promise<readonly string[]> {
  const file = await files.read(APP_DATA)
  if (file === undefined) return []
  const { channels }: { readonly channels?: object } = JSON.parse(new TextDecoder().decode(file.bytes))
  return Object.keys(channels ?? {})
}
