import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

const receipt = { title: 'Comprovante', text: 'Recarga de R$ 20' }
const refuses = (name: string) => async () => {
  throw new DOMException('', name)
}
const works = async () => undefined

test.each([
  ['shares', { share: works }, 'shared'],
  ['has its sheet closed', { share: refuses('AbortError'), clipboard: { writeText: works } }, 'closed'],
  ['cannot share', { clipboard: { writeText: works } }, 'copied'],
  ['may not share in a frame', { share: refuses('NotAllowedError'), clipboard: { writeText: works } }, 'copied'],
  [
    'may neither share nor copy',
    { share: refuses('NotAllowedError'), clipboard: { writeText: refuses('NotAllowedError') } },
    'failed',
  ],
  ['cannot share or copy', {}, 'failed'],
] as const)('sharing a receipt in a browser that %s', async (_, navigator, result) => {
  expect(await shareText(navigator, receipt)).toBe(result)
})

test('the text that is copied is the text that would have been shared', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  await shareText({ share: refuses('DataError'), clipboard }, receipt)
  expect(copied).toEqual([receipt.text])
})
