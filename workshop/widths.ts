/**
 * Fixes the width of a story that demonstrates a width: as a global for the workshop's toolbar, and as a parameter for
 * the test runner.
 */
const at = (width: number) => ({
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  parameters: { width },
})

export const narrow = at(320)
export const wide = at(1280)
