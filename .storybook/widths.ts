const NARROW = 320
const WIDE = 1280

/** A story that is about a narrow screen stays on one: in the workshop by the global, in tests by the parameter. */
export const narrow = {
  globals: { viewport: { value: `w${NARROW}`, isRotated: false } },
  parameters: { width: NARROW },
}

/** A story that is about a wide screen, in the same way. */
export const wide = {
  globals: { viewport: { value: `w${WIDE}`, isRotated: false } },
  parameters: { width: WIDE },
}
