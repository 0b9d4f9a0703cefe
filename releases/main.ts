// The scripts that publish releases use the bundle that the build makes from this file.

export { keepReleases } from './keep.ts'
export { readManifest } from './manifest.ts'
export { isOwnFolder, openStore } from './open-store.ts'
export { isEmpty, readPointer, storedReleases } from './pointer.ts'
export { storeFault } from './probe.ts'
export { moveBack, publishRelease } from './publish.ts'
export { StoreProblem } from './store-problem.ts'
export { hasSameFiles } from './upload.ts'
