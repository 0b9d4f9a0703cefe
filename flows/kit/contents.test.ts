import { expect, test } from 'vitest'
import { releasedContents } from './contents.ts'

const bodies = { steps: { a: 'ha', b: 'hb', constructor: 'hc' }, modals: 'hm', errors: 'he' }
const block = (id: string) => ({ blocks: [{ id, block: 'text' }] })
const files: { readonly [path: string]: unknown } = {
  '/page-data/sq/d/hb.json': block('b'),
  '/page-data/sq/d/hc.json': block('c'),
  '/page-data/sq/d/hm.json': { m: block('m') },
  '/page-data/sq/d/he.json': { fallback: {}, codes: {} },
}

function open() {
  const asked: string[] = []
  let isDown = false
  const contents = releasedContents(
    bodies,
    async path => {
      asked.push(path)
      if (isDown) throw new Error('down')
      return JSON.parse(JSON.stringify(files[path]))
    },
    { a: block('a') },
  )
  return {
    contents,
    asked,
    setDown(down: boolean) {
      isDown = down
    },
  }
}

test('if a page already contains the content of a screen, the content is not fetched again', async () => {
  const { contents, asked } = open()
  expect(contents.get('step:a')).toEqual(block('a'))
  await contents.load('step:a')
  expect(asked).toEqual([])
})

test('if a screen’s content did not come with the page, it is fetched only once, even if it is requested twice', async () => {
  const { contents, asked } = open()
  expect(contents.get('step:b')).toBeUndefined()
  await Promise.all([contents.load('step:b'), contents.load('step:b')])
  await contents.load('step:b')
  expect(contents.get('step:b')).toEqual(block('b'))
  await Promise.all([contents.load('modal:m'), contents.load('modal:other')])
  expect(contents.get('modal:m')).toEqual(block('m'))
  expect(asked).toEqual(['/page-data/sq/d/hb.json', '/page-data/sq/d/hm.json'])
})

test('if a screen’s content could not be fetched, it is fetched again on the next request', async () => {
  const { contents, asked, setDown } = open()
  setDown(true)
  await expect(contents.load('step:b')).rejects.toThrow('down')
  await expect(contents.loadErrors()).rejects.toThrow('down')
  setDown(false)
  await contents.load('step:b')
  expect(await contents.loadErrors()).toEqual(files['/page-data/sq/d/he.json'])
  expect(contents.errors()).toEqual(files['/page-data/sq/d/he.json'])
  expect(asked).toHaveLength(4)
})

test('the content of a step is found even if its id is a property of every JavaScript object, such as `constructor`', async () => {
  const { contents } = open()
  expect(contents.get('step:constructor')).toBeUndefined()
  await contents.load('step:constructor')
  expect(contents.get('step:constructor')).toEqual(block('c'))
  await contents.load('modal:toString')
  expect(contents.get('modal:toString')).toBeUndefined()
  await contents.load('step:hasOwnProperty')
  expect(contents.get('step:hasOwnProperty')).toBeUndefined()
})
