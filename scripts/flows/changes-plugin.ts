import type { Plugin, ViteDevServer } from 'vite'
import type { Former } from '../../workshop/changes/former.ts'
import { Complaint } from '../complaint.mjs'
import { gitRefs, releaseNames, sourcesFrom } from './diff-sources.mjs'

const FILE = 'changes/former.json'
/** A built workshop compares its flow configs with this git ref or release. */
const { CHANGES_SINCE = '' } = process.env

/**
 * Serves the former flow configs to the workshop's page `Changes`. The development server serves those of any git ref
 * or release. A built workshop contains only those of the ref or release in `CHANGES_SINCE`.
 */
export function changesPlugin(): Plugin {
  return {
    name: 'recarrega-changes',
    configureServer: serveFormer,
    async generateBundle() {
      const former = CHANGES_SINCE === '' ? none : await formerOf(CHANGES_SINCE)
      if (former.problem !== undefined) this.error(`CHANGES_SINCE: ${former.problem}`)
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(former) })
    },
  }
}

const none: Former = { since: '', names: [], sources: [] }

function serveFormer({ middlewares }: ViteDevServer): void {
  middlewares.use(async (incoming, outgoing, next) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
    if (pathname !== `/${FILE}`) return next()
    try {
      const former = await formerOf(searchParams.get('since') || 'HEAD')
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(JSON.stringify({ ...former, names: ['HEAD', ...gitRefs(), ...(await releaseNames())] }))
    } catch (error) {
      next(error)
    }
  })
}

async function formerOf(since: string): Promise<Former> {
  try {
    const { sources } = await sourcesFrom(since, { folders: false })
    return { since, names: [since], sources }
  } catch (error) {
    if (error instanceof Complaint) return { ...none, since, problem: error.message }
    throw error
  }
}
