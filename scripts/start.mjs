// `npm start`. Even an old Node must be able to load this file, because it prints that Node is too old.
import { nodeComplaint } from './machine/node-version.mjs'

const complaint = nodeComplaint(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exitCode = 1
} else {
  import('./start-server.mjs').then(({ startServer }) => startServer())
}
