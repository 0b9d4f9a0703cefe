/**
 * The oldest browsers that the product supports, with the names of esbuild. Vite compiles scripts and styles for them,
 * and `npm test` checks the built files against them.
 */
export const oldestBrowsers = ['chrome90', 'safari15.4', 'ios15.4', 'firefox98']

/** The same browsers as a Browserslist query. */
export const browserslistQuery = oldestBrowsers
  .map(name => name.replace(/^(\D+)/, '$1 ').replace('ios ', 'ios_saf '))
  .join(', ')
