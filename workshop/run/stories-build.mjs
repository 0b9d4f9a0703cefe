// `npm run storybook:build`: builds the workshop as files in `storybook-static/`.
import { buildStories } from './story-runs.mjs'

const { code, output, seconds } = await buildStories(process.argv.slice(2))
console.log(code === 0 ? `The workshop was built in ${seconds.toFixed(1)} s.` : output)
process.exitCode = code
