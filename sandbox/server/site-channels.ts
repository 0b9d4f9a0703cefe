import { channelCodes } from '../../runtime/rules/channels.ts'
import type { FileStore } from '../store/file-store.ts'

/** A release lists the channels of its flows in this file. */
const APP_DATA = 'page-data/app-data.json'

/**
 * Returns the general channels, and a function that adds the channels of a site's own flows, because a new flow may add
 * a channel. If a later release lacks a channel, the channel stays, because its tabs may still be open.
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

/** Returns the channels that a release lists. If the folder contains no release, returns an empty list. */
async function listedIn(files: FileStore): Promise<readonly string[]> {
  const file = await files.read(APP_DATA)
  if (file === undefined) return []
  const { channels }: { readonly channels?: object } = JSON.parse(new TextDecoder().decode(file.bytes))
  return Object.keys(channels ?? {})
}
