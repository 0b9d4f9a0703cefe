import { describe, expect, it } from 'vitest'
import { unlike } from '../run/story-guides.mjs'

describe('the guide of a component', () => {
  it('is compared with the whole accessibility tree', () => {
    expect(unlike('component', '- button "Continuar"', ['- button "Continuar"'])).toBeUndefined()
    expect(unlike('component', '- button "Continuar" [disabled]', ['- button "Continuar"'])).toBe(
      '- button "Continuar" [disabled]',
    )
  })

  it('says nothing of what is decoration', () => {
    expect(unlike('component', '', [])).toBeUndefined()
  })
})

describe('the guide of a block', () => {
  const around = (...lines: readonly string[]) =>
    ['- banner:', '  - heading "Um bloco" [level=1]', ...lines, '- status'].join('\n')

  it('is compared without the step around the block', () => {
    expect(unlike('block', around('- main:', '  - button "Pagar"'), ['- button "Pagar"'])).toBeUndefined()
    expect(unlike('block', around('- main'), [])).toBeUndefined()
    expect(unlike('block', around('- main:', '  - button "Pagar já"'), ['- button "Pagar"'])).toBe(
      '- button "Pagar já"',
    )
  })

  it('may have other numbers, months and buttons that cannot be pressed yet', () => {
    const found = around(
      '- main:',
      '  - timer: expira em 9:41',
      '  - text: 3 de maio',
      '  - button "Agora não" [disabled]',
    )
    expect(
      unlike('block', found, ['- timer: expira em 8:50', '- text: 5 de dezembro', '- button "Agora não"']),
    ).toBeUndefined()
  })

  it('has the header of the step, if the block stands there', () => {
    const found = ['- banner:', '  - button "Trocar"', '- main:', '  - heading "Um bloco" [level=1]', '- status'].join(
      '\n',
    )
    expect(unlike('block', found, ['- banner:', '  - button "Trocar"'])).toBeUndefined()
  })
})
