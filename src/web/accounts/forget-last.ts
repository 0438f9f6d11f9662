/** The choice that stays for everybody, because it says nothing about anybody (docs/decisions/115). */
const OF_THE_BROWSER = 'candor.choice.hide-amounts'

/**
 * Deletes what the last account stored in this browser. It is called when nobody is signed in, because the session may have ended
 * while no page was open. Drafts that are stored nowhere else stay, under their writer's name.
 */
export async function forgetLast(): Promise<void> {
  try {
    // Most browsers have stored nothing, so the code is loaded only when it is needed.
    if (Object.keys(localStorage).every((name) => name === OF_THE_BROWSER)) return
    const { forgetAccount } = await import('./leave-browser.ts')
    await forgetAccount()
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
