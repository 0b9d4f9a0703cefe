const NARROW = 320

/** A story that is about a narrow screen stays on one: in the workshop by the global, in tests by the parameter. */
export const narrow = {
  globals: { viewport: { value: `w${NARROW}`, isRotated: false } },
  parameters: { width: NARROW },
}
