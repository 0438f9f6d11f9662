import { signInPathFor } from '#domain/accounts/next-path.ts'
import { listCopies } from '#web/drafts/draft-copies.ts'
import { draftToReturnTo } from '#web/drafts/draft-to-return-to.ts'
import { forgetStoredDrafts } from '#web/drafts/forget-drafts.ts'
import { storeAll } from '#web/drafts/synchronise.ts'
import { forgetReads } from '#web/privacy/forget-reads.ts'
import { AMOUNTS_CHOICE } from '#web/privacy/hidden-amounts.ts'
import { DRAFT_COPIES } from '#web/ui/draft-names.ts'
import { readSession, signOut } from './session-api.ts'

/** How long signing out waits for drafts to reach the server. Drafts that have not reached it by then stay in this browser. */
const LIMIT_MS = 3_000

/** Holds this page's location while somebody signs out in it, so that the end of the session is not reported as a surprise. */
const beingLeft = new WeakSet<Location>()

/**
 * Ends the session in every tab. Drafts are sent to the server first. Of everything that the account stored in this browser,
 * only drafts that the server lacks stay, under their writer's name.
 * @param end asks the server to end the session
 * @throws RequestFailed when the server did not end the session
 */
export async function signOutHere(user: string | null, end: () => Promise<unknown> = signOut): Promise<void> {
  beingLeft.add(window.location)
  try {
    if (user !== null) await Promise.race([storeAll(user), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))])
    await end()
  } catch (failure) {
    beingLeft.delete(window.location)
    throw failure
  }
  await forgetAccount()
  window.location.assign('/login')
}

/**
 * Goes to the login page if this session was ended elsewhere. The login page says whether the draft is safe, and leads back to
 * it. Nothing happens if only another device's session has ended.
 */
export async function leaveIfSignedOut(user: string): Promise<void> {
  const session = await readSession().catch(() => null)
  if (session?.user !== null || beingLeft.has(window.location)) return
  const draft = draftToReturnTo(user, window.location.pathname)
  await forgetAccount()
  const path = window.location.pathname + (draft === null ? '' : `?draft=${draft}`)
  const isHere = listCopies(user).some(({ draftId }) => draftId === draft)
  window.location.assign(signInPathFor(path, draft === null || isHere ? 'yes' : 'kept'))
}

/** Deletes what the account stored in this browser, except drafts that are stored nowhere else and the choice to hide amounts. */
export async function forgetAccount(): Promise<void> {
  try {
    forgetStoredDrafts()
    for (const name of Object.keys(localStorage))
      if (name !== AMOUNTS_CHOICE && !name.startsWith(DRAFT_COPIES)) localStorage.removeItem(name)
    await forgetReads()
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
