import { useEffect } from 'react'
import { THROWN_AWAY } from '#web/ui/draft-names.ts'
import { thrownAway } from './draft-copies.ts'

/** More than anybody throws away while one of their tabs is not looked at. */
const MOST = 50

/** @param isDeleted whether the server has deleted it; null when somebody goes on with it after all */
export function noteThrownAway(user: string, draftId: string, isDeleted: boolean | null): void {
  const latest = Object.entries({ ...thrownAway(user), [draftId]: isDeleted }).filter(([, is]) => is !== null)
  store(user, Object.fromEntries(latest.slice(-MOST)))
}

function store(user: string, drafts: Readonly<Record<string, boolean | null>>): void {
  try {
    localStorage.setItem(THROWN_AWAY + user, JSON.stringify(drafts))
  } catch {
    // Without storage no other tab has this draft either.
  }
}

/** Whether a draft was thrown away, in this tab or in another one of this browser. */
export const isThrownAway = (user: string, draftId: string): boolean => draftId in thrownAway(user)

/** Empties a form whose draft was thrown away in another tab. A form with other words has a draft of its own. */
export function useThrownAway(user: string, draftId: string, empty: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `empty` is made anew for each rendering
  useEffect(() => {
    const look = () => isThrownAway(user, draftId) && empty()
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [user, draftId])
}
