/** The headers of every answer from the operator. */
export const timeHeaders = {
  Date: { $ref: '#/components/headers/Date' },
  'Access-Control-Expose-Headers': { $ref: '#/components/headers/Exposed' },
}

export const ref = (kind: 'parameters' | 'responses' | 'headers', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
