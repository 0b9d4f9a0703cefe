import { expect, test } from 'vitest'
import { shownEdit } from './shown-edit.mjs'

const file = 'flow-configs/web/help.json'
const now = ['{', '  "home": {', '    "path": "/"', '  }', '}']

test('if the last part of a list was removed, the edit shows this part, with its own brackets, and the lost comma', () => {
  const before = ['  },', '  "help": {', '    "path": "/ajuda"']
  expect(shownEdit({ file, line: 4, before, after: [] }, now.join('\n'))).toEqual({
    ...{ file, line: 5, before: ['  "help": {', '    "path": "/ajuda"', '  }'], after: [], lacksComma: true },
  })
})

test('if a part between two others was removed, the edit shows it from its opening to its closing bracket', () => {
  const text = ['{', '  "home": {', '    "path": "/"', '  },', '  "help": {', '    "path": "/ajuda"', '  }', '}'].join(
    '\n',
  )
  const before = ['    "path": "/sms"', '  },', '  "help": {']
  expect(shownEdit({ file, line: 6, before, after: [] }, text)).toEqual({
    ...{ file, line: 5, before: ['  "help": {', '    "path": "/sms"', '  },'], after: [] },
  })
})

test('if a line and the comma above it were removed, the edit shows only the line, and that the comma is lost', () => {
  const edit = { file, line: 3, before: ['    "path": "/",', '    "title": "Início"'], after: ['    "path": "/"'] }
  expect(shownEdit(edit, now.join('\n'))).toEqual({
    ...{ file, line: 4, before: ['    "title": "Início"'], after: [], lacksComma: true },
  })
})

test('an edit that changes lines, and a removal of whole lines, are shown as they are', () => {
  for (const edit of [
    { file, line: 3, before: ['    "path": "/home"'], after: ['    "path": "/"'] },
    { file, line: 3, before: ['    "title": "Início",'], after: [] },
    { file, line: 2, before: ['  "start": {'], after: ['  "home": {'] },
  ])
    expect(shownEdit(edit, now.join('\n'))).toEqual(edit)
})
