import * as fc from 'fast-check'

// Every run draws the same random cases, so that a failure belongs to the commit that it appears on. `SEED=7 npx vitest`
// draws others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
