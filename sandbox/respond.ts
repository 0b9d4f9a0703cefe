import { type Answer, refusalJson } from './answer.ts'
import type { World } from './world.ts'

/** Returns the login page that a Wi-Fi network sends instead of the operator's answer. */
export function captivePortal(): Response {
  const html = '<!doctype html><title>Wi-Fi</title><h1>Bem-vindo ao Wi-Fi</h1>'
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Returns the answer as an HTTP response with the sandbox's time. */
export function respond(world: World, answer: Answer<unknown>): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    date: new Date(world.now()).toUTCString(),
    'x-content-type-options': 'nosniff',
  })
  if (answer.kind === 'refusal' && answer.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(answer.retryAfterSeconds))
  if (answer.status === 204) return new Response(null, { status: 204, headers })
  headers.set('content-type', 'application/json; charset=utf-8')
  const body = answer.kind === 'success' ? answer.body : refusalJson(answer)
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}
