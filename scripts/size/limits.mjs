/** The limits of `npm run size`. They are about 3 % above the measured sizes, so a few blocks can be added. */
export const limits = { scriptsKb: 103, stylesKb: 6.8, engineKb: 3.1 }
