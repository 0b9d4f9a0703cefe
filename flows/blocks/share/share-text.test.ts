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
  [
    'copied',
    'does not permit sharing in an iframe',
    { share: refuses('NotAllowedError'), clipboard: { writeText: works } },
  ],
  [
    'failed',
    'permits neither sharing nor copying',
    { share: refuses('NotAllowedError'), clipboard: { writeText: refuses('NotAllowedError') } },
  ],
  ['failed', 'can neither share nor copy', {}],
] as const)('sharing a receipt returns “%s” in a browser that %s', async (result, _, navigator) => {
  expect(await shareText(navigator, receipt)).toBe(result)
})

test('if the browser cannot share a receipt, it copies the same text', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  await shareText({ share: refuses('DataError'), clipboard }, receipt)
  expect(copied).toEqual([receipt.text])
})
