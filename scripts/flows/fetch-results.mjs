import { Complaint } from '../complaint.mjs'

/**
 * Returns the results of one variant, or of all variants. The sandbox of a running server counts them. The results are
 * text or JSON.
 *
 * @param {string} from the server's address
 * @param {string | undefined} variant such as `web~december`
 * @param {boolean} isJson
 * @returns {Promise<string>}
 * @throws {Complaint} if no such server answers, or it has no event of the variant
 */
export async function fetchResults(from, variant, isJson) {
  if (!URL.canParse(from)) throw new Complaint(`"${from}" is no address: say one as in --from http://localhost:4173.`)
  const url = new URL('/sandbox/results', from)
  if (variant !== undefined) url.searchParams.set('variant', variant)
  const answer = await fetch(url, { headers: { accept: isJson ? 'application/json' : 'text/plain' } }).catch(() => {
    throw new Complaint(`No server answers at ${from}: start one with npm start, or name another with --from.`)
  })
  const text = await answer.text()
  if (answer.ok && !/^text\/html/.test(answer.headers.get('content-type') ?? '')) return text
  throw new Complaint(answer.status === 404 ? text : `${url} answers ${answer.status}, and no results.`)
}
