import { signInPathFor } from '#domain/accounts/next-path.ts'
import { listCopies } from '#web/drafts/draft-copies.ts'
import { draftToReturnTo } from '#web/drafts/draft-to-return-to.ts'
import { forgetStoredDrafts } from '#web/drafts/forget-drafts.ts'
import { storeAll } from '#web/drafts/synchronise.ts'
import { forgetReads } from '#web/privacy/forget-reads.ts'
import { AMOUNTS_CHOICE } from '#web/privacy/hidden-amounts.ts'
import { DRAFT_COPIES } from '#web/ui/draft-names.ts'
import { readSession, signOut } from './session-api.ts'

/** So long a sign-out waits for drafts that the server does not have yet. Those that it still lacks then stay here. */
const LIMIT_MS = 3_000

/** How this page is being left, once somebody signs out in it, by its place. */
const beingLeft = new WeakMap<Location, Promise<void>>()

/**
 * Ends the session, here and in every tab. Drafts go to the server first; of all that the account had in this browser only those
 * stay that the server lacks, under their writer's name. Whoever presses twice signs out once.
 * @param end asks the server for it
 * @throws RequestFailed when somebody is still signed in
 */
export function signOutHere(user: string | null, end: () => Promise<unknown> = signOut, to = '/login'): Promise<void> {
  const { location } = window
  const leaving = beingLeft.get(location) ?? endAndLeave(user, end, to)
  beingLeft.set(location, leaving)
  leaving.catch(() => beingLeft.delete(location))
  return leaving
}

async function endAndLeave(user: string | null, end: () => Promise<unknown>, to: string): Promise<void> {
  if (user !== null) await Promise.race([storeAll(user), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))])
  await end()
  await forgetAccount()
  window.location.assign(to)
}

/**
 * Goes to the login page if this session has ended, elsewhere or in another tab: it says what became of what was being written,
 * and leads back to it. The session that ended may be another device's: then this one goes on.
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

/** Deletes what this browser has of whoever was signed in, except drafts that stand nowhere else; how it shows amounts stays. */
export async function forgetAccount(): Promise<void> {
  try {
    forgetStoredDrafts()
    for (const name of Object.keys(localStorage))
      if (name !== AMOUNTS_CHOICE && !name.startsWith(DRAFT_COPIES)) localStorage.removeItem(name)
    await forgetReads()
  } catch {
    // A browser that forbids storage has none of it.
  }
}
