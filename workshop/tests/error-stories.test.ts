import { describe, expect, it } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { operatorCodes, ownCodes } from '../../runtime/operator/error-codes.ts'
import { errorSource } from '../errors/error-source.ts'
import { errorFiles } from '../errors/list-errors.ts'

const stories = errorSource.list('flow-configs/shared/errors.json')
const namesOf = (code: string) =>
  stories.filter(({ metaId }) => metaId === `errors-${code}`).map(({ name = '' }) => name)
const saidOf = (code: string) => namesOf(code).filter(name => !name.includes('answered by the operator'))

describe('the stories of the error catalogue', () => {
  it('each error code has a story in the catalogue, and each story belongs to an error code', () => {
    const places = new Set(stories.map(({ metaId }) => metaId))
    const codes = [...operatorCodes.map(String), ...ownCodes, 'unknown']
    expect([...places].toSorted()).toEqual(codes.map(code => `errors-${code}`).toSorted())
  })

  it('the sidebar lists an error by its number and by the text that a customer reads', () => {
    const titleOf = (code: string) => stories.find(({ metaId }) => metaId === `errors-${code}`)?.title
    expect(titleOf('424')).toBe('Errors/424 · Esta recarga passa do limite de hoje.')
    expect(titleOf('unreachable')).toBe('Errors/Unreachable · Sem conexão com a operadora')
  })

  it('if an error code has a text of its own for charges, both of the code’s texts have a story', () => {
    expect(saidOf('801')).toEqual([
      'Error 801: message',
      'Error 801: message about a charge',
      'Error 801: message about a charge, debit card',
    ])
  })

  it('if an error message mentions the kind of card, each kind of card has a story', () => {
    expect(saidOf('422')).toEqual(['Error 422: message', 'Error 422: message, debit card'])
    expect(saidOf('300')).toEqual(['Error 300: message'])
  })

  it('for each operator code, the error catalogue has a story in which the sandbox returns that code', () => {
    for (const code of operatorCodes)
      expect(namesOf(String(code)), String(code)).toContainEqual(expect.stringContaining('answered by the operator'))
  })

  it('no two stories of the error catalogue have the same id', () => {
    const ids = stories.map(({ metaId, exportName }) => `${metaId} ${exportName}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(stories.length).toBe(errorFiles(errors).flatMap(({ plans, recipes }) => [...plans, ...recipes]).length)
  })
})
