import { describe, expect, it } from 'vitest'
import { unlike } from '../run/story-guides.mjs'

describe('the guide of a component', () => {
  it('the guide of a component must list everything that a screen reader finds in it, including states such as disabled', () => {
    expect(unlike('component', '- button "Continuar"', ['- button "Continuar"'])).toBeUndefined()
    expect(unlike('component', '- button "Continuar" [disabled]', ['- button "Continuar"'])).toBe(
      '- button "Continuar" [disabled]',
    )
  })

  it('the guide of a component that is only decoration may be empty', () => {
    expect(unlike('component', '', [])).toBeUndefined()
  })
})

describe('the guide of a block', () => {
  const around = (...lines: readonly string[]) =>
    ['- banner:', '  - heading "Um bloco" [level=1]', ...lines, '- status'].join('\n')

  it('the guide of a block describes the block only, without the step around it', () => {
    expect(unlike('block', around('- main:', '  - button "Pagar"'), ['- button "Pagar"'])).toBeUndefined()
    expect(unlike('block', around('- main'), [])).toBeUndefined()
    expect(unlike('block', around('- main:', '  - button "Pagar já"'), ['- button "Pagar"'])).toBe(
      '- button "Pagar já"',
    )
  })

  it('the guide of a block still matches if a story shows other numbers, another month or a disabled button', () => {
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

  it('if a block is in the header of the step, its guide describes the header', () => {
    const found = ['- banner:', '  - button "Trocar"', '- main:', '  - heading "Um bloco" [level=1]', '- status'].join(
      '\n',
    )
    expect(unlike('block', found, ['- banner:', '  - button "Trocar"'])).toBeUndefined()
  })
})
