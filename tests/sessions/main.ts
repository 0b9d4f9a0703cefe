// The entry file of the bundle that `scripts/flows/run-sessions.mjs` runs.

export { generatedFlow, productFlows } from './grounds.ts'
export { tryReleases } from './try-releases.ts'
