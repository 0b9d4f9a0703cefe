import { describe, expect, it } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { operatorCodes, ownCodes } from '../../runtime/operator/error-codes.ts'
import { errorSource } from '../errors/error-source.ts'
import { errorFiles } from '../errors/list-errors.ts'

const stories = errorSource.list('flow-configs/shared/errors.json')
const namesOf = (code: string) => stories.filter(({ title }) => title === `Errors/${code}`).map(({ name = '' }) => name)
const saidOf = (code: string) => namesOf(code).filter(name => !name.startsWith('provoked'))

describe('the stories of the error catalogue', () => {
  it('the stories of the error catalogue leave out no code, and have no unknown code', () => {
    const titles = new Set(stories.map(({ title }) => title))
    const codes = [...operatorCodes.map(String), ...ownCodes, 'unknown']
    expect([...titles].toSorted()).toEqual(codes.map(code => `Errors/${code}`).toSorted())
  })

  it('the stories of the error catalogue show a code in both ways if its text differs for a charge', () => {
    expect(saidOf('801')).toEqual(['message', 'charge', 'charge debit'])
  })

  it('the stories of the error catalogue show a message that names the kind of card once for each kind', () => {
    expect(saidOf('422')).toEqual(['message', 'message debit'])
    expect(saidOf('300')).toEqual(['message'])
  })

  it('the stories of the error catalogue include, for each operator code, one in which the sandbox returns it', () => {
    for (const code of operatorCodes)
      expect(namesOf(String(code)), String(code)).toContainEqual(expect.stringMatching(/^provoked/))
  })

  it('the stories of the error catalogue name each story once', () => {
    const ids = stories.map(({ title, exportName }) => `${title} ${exportName}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(stories.length).toBe(errorFiles(errors).flatMap(({ plans, recipes }) => [...plans, ...recipes]).length)
  })
})
