import { globalLayer } from '@vanilla-extract/css'

// The order of the CSS layers. A later layer overrides an earlier one, in whatever order the files load.
export const resetLayer = globalLayer('reset')
export const tokensLayer = globalLayer('tokens')
export const componentsLayer = globalLayer('components')
export const layoutLayer = globalLayer('layout')
