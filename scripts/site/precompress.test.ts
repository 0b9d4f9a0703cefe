import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { precompress } from './precompress.mjs'

const dir = mkdtempSync(join(tmpdir(), 'precompress-'))
const long = 'let recharge = 1\n'.repeat(100)

afterAll(() => rmSync(dir, { recursive: true }))

test('compressed copies of a file are written only if they are smaller; old copies are deleted', async () => {
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets/a.js'), long)
  writeFileSync(join(dir, 'short.js'), 'let a')
  writeFileSync(join(dir, 'font.woff2'), long)
  writeFileSync(join(dir, 'gone.js.br'), 'old')
  expect(await precompress(dir)).toBe(1)
  expect(readdirSync(join(dir, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
  expect(readdirSync(dir).sort()).toEqual(['assets', 'font.woff2', 'short.js'])
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets/a.js.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(dir, 'assets/a.js.gz'))).toString()).toBe(long)
})

test('compressing the same files twice produces the same bytes', async () => {
  const copies = () => ['a.js.br', 'a.js.gz'].map(name => readFileSync(join(dir, 'assets', name), 'base64'))
  const before = copies()
  expect(await precompress(dir)).toBe(1)
  expect(copies()).toEqual(before)
})
