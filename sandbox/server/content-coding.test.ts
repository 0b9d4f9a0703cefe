import { expect, test } from 'vitest'
import { codingsFor } from './content-coding.ts'

test.each([
  { accept: null, codings: ['identity'] },
  { accept: '', codings: ['identity'] },
  { accept: 'gzip, deflate, br, zstd', codings: ['br', 'gzip', 'identity'] },
  { accept: 'gzip', codings: ['gzip', 'identity'] },
  { accept: 'x-gzip', codings: ['gzip', 'identity'] },
  { accept: 'GZIP, BR', codings: ['br', 'gzip', 'identity'] },
  { accept: 'br;q=0.5, gzip;q=0.8', codings: ['gzip', 'br', 'identity'] },
  { accept: 'br;q=0, gzip', codings: ['gzip', 'identity'] },
  { accept: 'br ; q = 0.2 , identity;q=0.7', codings: ['identity', 'br'] },
  { accept: '*', codings: ['br', 'gzip', 'identity'] },
  { accept: '*;q=0, gzip;q=0.1', codings: ['gzip', 'identity'] },
  { accept: 'gzip;q=0.001', codings: ['gzip', 'identity'] },
  { accept: 'identity;q=0, *;q=0', codings: ['identity'] },
  { accept: 'br;q=2, gzip;q=x', codings: ['identity'] },
])('the header `Accept-Encoding: $accept` accepts $codings', ({ accept, codings }) => {
  expect(codingsFor(accept).map(({ coding }) => coding)).toEqual(codings)
})
