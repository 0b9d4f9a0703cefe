import { style } from '@vanilla-extract/css'
import { colour, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const print = style(inComponents({ fontSize: type.size.small, color: colour.inkFaint }))
