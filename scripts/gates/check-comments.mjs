// `node scripts/gates/check-comments.mjs [folder …]`: rejects comments that begin without a subject.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.mjs'
import { commentsWithoutSubject } from './comments.mjs'

const SOURCE = /\.(ts|tsx|mjs)$/

const { output } = await run('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  ...process.argv.slice(2),
])
const files = output.split('\n').filter(file => SOURCE.test(file))
const found = files.flatMap(file =>
  commentsWithoutSubject(readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
)
if (files.length === 0) console.log('No source file was read.')
for (const comment of found) console.log(comment)
if (found.length > 0) console.log('\nBegin each comment with its subject, and say what that does: see CONTRIBUTING.md.')
if (files.length === 0 || found.length > 0) process.exitCode = 1
