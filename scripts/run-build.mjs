// `npm run build`: builds the app and its sandbox, unless both are already built from the current sources.
import { build } from './build.mjs'
import { tell } from './complaint.mjs'
import { installDependencies } from './machine/dependencies.mjs'

try {
  await installDependencies()
  await build()
  console.log('dist/ has what browsers get, build/ the server.')
} catch (error) {
  tell(error)
}
