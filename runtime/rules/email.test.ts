import { describe, expect, it } from 'vitest'
import { parseEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each(['ana@exemplo.com.br', ' ana@exemplo.com.br ', 'ana.souza+recarga@mail.exemplo.com'])(
    'the text %j is an e-mail address',
    text => {
      expect(parseEmail(text)).toEqual({ ok: true, value: text.trim() })
    },
  )

  it.each(['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana souza@exemplo.com', `${'a'.repeat(110)}@exemplo.com`])(
    'the text %j is not an e-mail address',
    text => {
      expect(parseEmail(text)).toEqual({ ok: false, violation: 'invalid' })
    },
  )

  it('a text of only spaces is refused as an empty e-mail address', () => {
    expect(parseEmail('  ')).toEqual({ ok: false, violation: 'empty' })
  })
})
