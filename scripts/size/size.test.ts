import { describe, expect, test } from 'vitest'
import { inlineParts } from './measure-page.mjs'
import { reportSizes } from './report.mjs'

describe('the report', () => {
  test('the size report passes if a size is exactly at its limit', () => {
    const { text, isWithin } = reportSizes([{ name: 'Scripts', bytes: 95 * 1024, limitKb: 95 }])
    expect(isWithin).toBe(true)
    expect(text).toMatch(/Scripts +95\.0 KB +95\.0 KB +ok$/)
  })

  test.each([
    { bytes: 95 * 1024 + 1, says: '0.0 KB over' },
    { bytes: 97 * 1024, says: '2.0 KB over' },
    { bytes: 0, says: 'nothing was read' },
  ])(
    'for $bytes bytes of scripts, the size report says "$says", although the styles are within their limit',
    ({ bytes, says }) => {
      const { text, isWithin } = reportSizes([
        { name: 'Scripts', bytes, limitKb: 95 },
        { name: 'Styles', bytes: 10, limitKb: 6 },
      ])
      expect(isWithin).toBe(false)
      expect(text).toContain(says)
    },
  )

  test('the size report fails if no size was measured', () => {
    expect(reportSizes([]).isWithin).toBe(false)
  })
})

test('the size of a page includes its inline styles and its executable inline scripts, but no inline JSON', () => {
  const html = `<!doctype html><style>a{}</style><style data-x>
b{}</style><script>keep()</script><script type="module">go()</script><script type="module" src="/a.js"></script>
<script type="application/json">{"a":1}</script><script type=text/javascript>old()</script>`
  expect(inlineParts(html)).toEqual({ scripts: ['keep()', 'go()', 'old()'], styles: ['a{}', '\nb{}'] })
})
