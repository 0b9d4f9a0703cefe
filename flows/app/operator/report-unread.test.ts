import { afterEach, expect, test, vi } from 'vitest'
import { hintAtCors } from './report-unread.ts'

afterEach(() => vi.restoreAllMocks())

test('if a service of another origin gives no answer, the console names both possible causes; the app’s own origin has no CORS', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  hintAtCors('POST /sms-token', '/operator/a', 'https://app.example')
  expect(warn).not.toHaveBeenCalled()
  hintAtCors('POST /sms-token', 'https://api.example/a', 'https://app.example')
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Recarrega: POST \/sms-token: .* https:\/\/api\.example\/a,.*\(CORS\)\.$/)],
  ])
})
