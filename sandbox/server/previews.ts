import type { Site } from './static-files.ts'

/** In an address, this parameter begins a preview of a release. If the parameter is empty, it ends the preview. */
const PARAMETER = 'previa'
const COOKIE = 'previa'
const RELEASE = /^[0-9a-f]{12}$/
/** The worker of the current release serves previews too, because it does not store pages of a preview. */
const WORKER = '/sw.js'

interface Previews {
  readonly current: () => Site
  /** Returns the site of a release, or undefined if there is no such release. */
  readonly previewed: (release: string) => Promise<Site | undefined>
  readonly isAllowed: () => Promise<boolean>
}

/**
 * Returns a site that shows another release to people with its link, `?previa=<release>`. The same browser then shows
 * that release until `?previa=`. Search engines do not list a preview, and no cache stores it. Its pages have
 * `data-preview`, so that the app counts nothing on them and says that they are a preview.
 */
export function withPreviews({ current, previewed, isAllowed }: Previews): Site {
  return async request => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = searchParams.get(PARAMETER)
    const begun = asked !== null && RELEASE.test(asked)
    const release = asked === '' ? undefined : begun ? asked : cookieOf(request)
    const mayPreview = release !== undefined && pathname !== WORKER && (await isAllowed())
    const site = mayPreview ? await previewed(release) : undefined
    if (site === undefined || release === undefined) {
      const answer = await current()(request)
      if (asked === '') answer.headers.append('set-cookie', `${COOKIE}=; Path=/; Max-Age=0`)
      return answer
    }
    const answer = await markPage(await site(wholePageRequest(request)), release)
    answer.headers.set('cache-control', 'no-store')
    answer.headers.set('x-robots-tag', 'noindex')
    if (begun) answer.headers.append('set-cookie', `${COOKIE}=${release}; Path=/; HttpOnly; SameSite=Lax`)
    return answer
  }
}

/**
 * Returns the request for the complete, uncompressed page, because the server writes a mark into its HTML.
 * `if-none-match` is removed, because its ETag may be that of the current release's page.
 */
function wholePageRequest({ url, method, headers }: Request): Request {
  const asked = new Headers(headers)
  asked.set('accept-encoding', 'identity')
  asked.delete('if-none-match')
  return new Request(url, { method, headers: asked })
}

async function markPage(answer: Response, release: string): Promise<Response> {
  const { status, headers } = answer
  if (!headers.get('content-type')?.startsWith('text/html')) return answer
  headers.delete('content-length')
  headers.delete('etag')
  const page = await answer.text()
  return new Response(page === '' ? null : page.replace('<html', `<html data-preview="${release}"`), {
    status,
    headers,
  })
}

function cookieOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find(cookie => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  return value !== undefined && RELEASE.test(value) ? value : undefined
}
