import { style } from '@vanilla-extract/css'
import { colour, size, space, type } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const page = style(inComponents({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }))

/** Places the message slightly above the middle if there is enough space. */
export const message = style(
  inComponents({
    margin: 'auto 0',
    paddingBottom: space.x16,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
  }),
)

export const title = style(
  inComponents({
    marginTop: space.x4,
    fontSize: type.size.huge,
    fontWeight: type.weight.bold,
    lineHeight: type.line.tight,
    letterSpacing: type.tracking.tight,
    outline: 'none',
  }),
)

/** A title that does not say what happened, above the news. */
export const label = style(
  inComponents({
    marginTop: space.x4,
    marginBottom: space.x1,
    fontSize: type.size.small,
    fontWeight: type.weight.strong,
    color: colour.inkSoft,
    outline: 'none',
  }),
)

export const text = style(
  inComponents({ marginTop: space.x2, maxWidth: size.measure, color: colour.inkSoft, whiteSpace: 'pre-line' }),
)
export const note = style(inComponents({ marginTop: space.x4 }))
export const actions = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space.x3, marginTop: space.x6 }),
)
