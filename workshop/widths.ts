/** Fixes the width of a story about a width: in the workshop by the global, in tests by the parameter. */
const at = (width: number) => ({
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  parameters: { width },
})

export const narrow = at(320)
export const wide = at(1280)
