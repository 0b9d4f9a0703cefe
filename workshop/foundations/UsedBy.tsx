/// <reference path="./globals.d.ts" />
import * as css from '../pages/page.css.ts'

const SHOWN = 6

/** The style sheets that use a token. The first few are listed by name. The others are counted. */
export function UsedBy({ token }: { token: string }) {
  const users = __TOKEN_USERS__[token] ?? []
  const more = users.length - SHOWN
  return (
    <span className={css.faint} title={users.join(', ')}>
      {users.length === 0 ? 'nothing yet' : users.slice(0, SHOWN).join(', ')}
      {more > 0 ? ` and ${more} more` : ''}
    </span>
  )
}
