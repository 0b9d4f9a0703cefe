import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

const receipt = { title: 'Comprovante', text: 'Recarga de R$ 20' }
const refuses = (name: string) => async () => {
  throw new DOMException('', name)
}
const works = async () => undefined

test.each([
  ['shared', 'can share', { share: works }],
  [
    'closed',
    'shows a sheet that the customer closes',
    { share: refuses('AbortError'), clipboard: { writeText: works } },
  ],
  ['copied', 'can only copy', { clipboard: { writeText: works } }],
  ['copied', 'may not share in a frame', { share: refuses('NotAllowedError'), clipboard: { writeText: works } }],
  [
    'failed',
    'may neither share nor copy',
    { share: refuses('NotAllowedError'), clipboard: { writeText: refuses('NotAllowedError') } },
  ],
  ['failed', 'can neither share nor copy', {}],
] as const)('sharing a receipt has the result “%s” in a browser that %s', async (result, _, navigator) => {
  expect(await shareText(navigator, receipt)).toBe(result)
})

test('if the browser cannot share, it copies the same text', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  await shareText({ share: refuses('DataError'), clipboard }, receipt)
  expect(copied).toEqual([receipt.text])
})
