import { style } from '@vanilla-extract/css'
import { colour } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const pixMark = style(inComponents({ display: 'inline-flex', color: colour.pix }))
