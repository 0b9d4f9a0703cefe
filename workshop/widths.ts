/**
 * Fixes the width of a story that demonstrates a width. The workshop's toolbar reads the global. The test runner reads
 * the parameter.
 */
const at = (width: number) => ({
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  parameters: { width },
})

export const narrow = at(320)
export const wide = at(1280)
