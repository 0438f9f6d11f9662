/** Stays whoever signs in: it tells nothing of anybody (docs/decisions/115). */
const OF_THE_BROWSER = 'candor.choice.hide-amounts'

/**
 * Where nobody is signed in: deletes what this browser still has of whoever was, whose session may have ended while no page was
 * open. Drafts that stand nowhere else stay, under their writer's name.
 */
export async function forgetLast(): Promise<void> {
  try {
    // Most have nothing here, and then no code for it is fetched.
    if (Object.keys(localStorage).every((name) => name === OF_THE_BROWSER)) return
    const { forgetAccount } = await import('./leave-browser.ts')
    await forgetAccount()
  } catch {
    // A browser that forbids storage has nothing of anybody.
  }
}
