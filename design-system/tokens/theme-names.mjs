/** Every theme, for the style sheets and for scripts. A page that names none wears the first. */
export const themeNames = /** @type {const} */ (['classic', 'lightblue'])
