import { expect, it } from 'vitest'
import { commentsWithoutSubject } from './comments.mjs'

it.each(['What', 'Who', 'Whoever', 'Whom', 'Whose', 'Which', 'One that', 'Of', 'Nobody', 'Where there', 'As'])(
  'the comment check rejects a comment that begins with "%s", for each kind of comment syntax',
  start => {
    const text = `${start} is shown here.`
    const source = [`// ${text}`, 'a()', `/** ${text} */`, 'b()', '/**', ` * ${text}`, ' */', `c() // ${text}`].join(
      '\n',
    )
    expect(commentsWithoutSubject(source)).toMatchObject([{ line: 1 }, { line: 3 }, { line: 5 }, { line: 8 }])
  },
)

it('the comment check accepts a comment with a subject, and does not check second lines or strings', () => {
  const source = [
    '// The engine renders',
    '// What comes next.',
    '/** Often read.',
    ' * What follows. */',
    "say('What is')",
  ]
  expect(commentsWithoutSubject(source.join('\n'))).toEqual([])
})
