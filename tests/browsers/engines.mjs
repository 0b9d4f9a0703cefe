import { findProgram } from '../../scripts/machine/find-browser.mjs'

/**
 * The engines that `npm run browsers` tries, with the programs that each needs.
 * @type {readonly { name: 'firefox' | 'webkit', programs: readonly string[], install: string }[]}
 */
const ENGINES = [
  { name: 'firefox', programs: ['firefox-esr'], install: 'apt-get install firefox-esr' },
  {
    name: 'webkit',
    programs: ['WPEWebDriver', 'cog'],
    install: 'apt-get install --no-install-recommends wpewebkit-driver cog',
  },
]

export const installedEngines = ENGINES.filter(({ programs }) => programs.every(name => findProgram(name)))
export const missingEngines = ENGINES.filter(engine => !installedEngines.includes(engine))
