// The build bundles this file for the scripts that publish.

export { createFolderStore } from './folder-store.ts'
export { keepReleases } from './keep.ts'
export { readManifest } from './manifest.ts'
export { readPointer, storedReleases } from './pointer.ts'
export { storeFault } from './probe.ts'
export { moveBack, publishRelease } from './publish.ts'
