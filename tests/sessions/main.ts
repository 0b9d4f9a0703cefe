// `scripts/flows/run-sessions.mjs` bundles this file.

export { generatedFlow, productFlows } from './grounds.ts'
export { tryReleases } from './try-releases.ts'
