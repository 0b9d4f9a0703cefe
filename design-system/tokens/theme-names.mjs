/** The names of all themes, for the style sheets and for scripts. A page without a theme name uses the first theme. */
export const themeNames = /** @type {const} */ (['classic', 'lightblue'])
