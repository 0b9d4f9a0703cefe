/** A story that is about a width stays on it: in the workshop by the global, in tests by the parameter. */
const at = (width: number) => ({
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  parameters: { width },
})

export const narrow = at(320)
export const wide = at(1280)
