import { globalLayer } from '@vanilla-extract/css'

// The order of the cascade: a later layer wins, whatever the order of files.
export const resetLayer = globalLayer('reset')
export const tokensLayer = globalLayer('tokens')
export const componentsLayer = globalLayer('components')
export const layoutLayer = globalLayer('layout')
