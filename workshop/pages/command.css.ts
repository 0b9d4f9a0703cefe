import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../design-system/tokens/contract.css.ts'
import { control } from './control.ts'

export const command = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center' })
globalStyle(`${command} code`, { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })

export const copy = style({ ...control, cursor: 'pointer' })
