import { accountOf } from '#domain/accounts/next-path.ts'
import { DRAFT_COPIES, TAB_DRAFTS } from '#web/ui/draft-names.ts'
import { Notice } from '#web/ui/notice.tsx'

type SessionEndedProps = {
  /** The value of `ended` in the address: `kept` if the server has the draft; null if no session has ended. */
  ended: string | null
  /** The page to return to. */
  next: string | null
}

/** Tells somebody whose session has ended why they have to sign in, and whether what they wrote is safe. */
export function SessionEnded({ ended, next }: SessionEndedProps) {
  if (ended === null) return null
  const user = accountOf(next)
  const isHere = user !== null && hasDraftsOf(user)
  return (
    <Notice kind="info">
      Your session has ended.
      {isHere && ' What you wrote is kept in this browser: sign in, and it is there again.'}
      {!isHere &&
        ended === 'kept' &&
        ' What you were writing is kept with your account: sign in, and you come back to it.'}
    </Notice>
  )
}

/** Whether this browser stores drafts of the user. A browser that forbids storage has none. */
function hasDraftsOf(user: string): boolean {
  try {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    return names.some((name) => [DRAFT_COPIES, TAB_DRAFTS].some((beginning) => name.startsWith(`${beginning}${user}.`)))
  } catch {
    return false
  }
}
