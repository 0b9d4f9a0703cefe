import { expect, test } from 'vitest'
import { partnerWindow } from './partner-window.ts'

const PARTNER = 'https://app.partner.example'
const partners = [PARTNER, 'https://site.partner.example', 'https://club.partner.example']

/** Returns a window of our page in a frame, and the messages that our page sends to the page around it. */
function framed(by: { readonly ancestor?: string; readonly referrer?: string }) {
  const heard: (readonly [string, string])[] = []
  const window = {
    location: by.ancestor === undefined ? {} : { ancestorOrigins: [by.ancestor, 'https://top.example'] },
    document: { referrer: by.referrer ?? '' },
    parent: { postMessage: (message: string, origin: string) => void heard.push([message, origin]) },
  }
  return { window, heard }
}

test.each([
  ['success', 'm4u_sucesso'],
  ['processing', 'm4u_processamento'],
  ['error', 'm4u_erro'],
] as const)('a partner’s page is notified of %s by the message %s, which no other site can read', (status, message) => {
  const { window, heard } = framed({ ancestor: PARTNER })
  partnerWindow(window, partners)?.(status)
  expect(heard).toEqual([[message, PARTNER]])
})

test('if the browser does not say which page frames the app, the app takes it from the referrer', () => {
  const { window, heard } = framed({ referrer: `${PARTNER}/recarga?x=1` })
  partnerWindow(window, partners)?.('success')
  expect(heard).toEqual([['m4u_sucesso', PARTNER]])
})

test.each([
  [{ ancestor: 'https://evil.example' }],
  [{ ancestor: 'https://evil.example', referrer: PARTNER }],
  [{ ancestor: `${PARTNER}.evil.example` }],
  [{ ancestor: 'http://app.partner.example' }],
  [{ ancestor: 'null' }],
  [{ referrer: 'https://evil.example/#https://app.partner.example' }],
  [{ referrer: 'app.partner.example' }],
  [{}],
])('the site %j is not a partner and gets no message', by => {
  expect(partnerWindow(framed(by).window, partners)).toBeUndefined()
})

test('if no partner is configured, or the page is not in a frame, the app has no other page to send messages to', () => {
  expect(partnerWindow(framed({ ancestor: PARTNER }).window, [])).toBeUndefined()
  const own: Parameters<typeof partnerWindow>[0] = {
    location: {},
    document: { referrer: PARTNER },
    get parent() {
      return Object.assign(own, { postMessage: () => undefined })
    },
  }
  expect(partnerWindow(own, partners)).toBeUndefined()
})
