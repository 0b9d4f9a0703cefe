import { style } from '@vanilla-extract/css'
import { colour, depth, space, stroke, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { media } from '../../tokens/media.ts'

export const banner = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.x4,
    padding: `${space.x3} ${space.x4}`,
    textAlign: 'center',
    borderBottom: `${stroke.hair} solid ${colour.line}`,
    background: colour.sunk,
    color: colour.inkSoft,
    fontSize: type.size.small,
    lineHeight: type.line.snug,
    '@media': { [media.tall]: { position: 'sticky', top: 0, zIndex: depth.bar } },
  }),
)
