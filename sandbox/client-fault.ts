import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../runtime/operator/contract/config-schema.ts'

export const CLIENT_FAULT = 'CLIENT'

const AGAIN = 'build it again'

/**
 * Returns a sentence about why a built client cannot be served, or undefined if it can.
 * @param builtFiles a file with the SHA-256 of each built file, by path below the client's folder
 */
export async function clientFault(clientDir: string, builtFiles?: string): Promise<string | undefined> {
  return (await configFault(clientDir)) ?? (await buildFault(clientDir, builtFiles))
}

/** A client without a config is valid, because it then uses the sandbox of its own origin. */
async function configFault(clientDir: string): Promise<string | undefined> {
  const file = join(clientDir, 'config.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const faults = text === undefined ? [] : faultsOf(text)
  return faults.length === 0 ? undefined : `${file}: ${faults.join(' ')} Mend it, then start again.`
}

function faultsOf(text: string): readonly string[] {
  try {
    const read = readConfig(JSON.parse(text))
    return 'faults' in read ? read.faults : []
  } catch (error) {
    return [`It is not JSON (${error instanceof Error ? error.message : String(error)}).`]
  }
}

async function buildFault(clientDir: string, builtFiles: string | undefined): Promise<string | undefined> {
  const index = await readFile(join(clientDir, 'index.html')).catch(() => undefined)
  if (index === undefined) return `${clientDir} has no index.html, so there is nothing to serve: ${AGAIN}.`
  if (builtFiles === undefined) return undefined
  const built: Readonly<Record<string, string>> = JSON.parse(await readFile(builtFiles, 'utf8'))
  for (const [path, hash] of Object.entries(built)) {
    const file = join(clientDir, path)
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes === undefined) return `${file} is missing, so the build is not whole: ${AGAIN}.`
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      return `${file} is not as it was built, and would be served damaged: ${AGAIN}.`
  }
  return undefined
}
