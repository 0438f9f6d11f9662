/** Whose journal this browser had open last; deleted with the rest when they sign out. */
const OWNER = 'candor.owner'

/**
 * Deletes what this browser still has of whoever used it before and never signed out: their session may have ended while no page
 * was open. Drafts that stand nowhere else stay, under their writer's name.
 */
export async function forgetOthers(user: string): Promise<void> {
  try {
    const before = localStorage.getItem(OWNER)
    if (before !== null && before !== user) {
      const { forgetAccount } = await import('./leave-browser.ts')
      await forgetAccount()
    }
    localStorage.setItem(OWNER, user)
  } catch {
    // A browser that forbids storage has nothing of anybody.
  }
}
