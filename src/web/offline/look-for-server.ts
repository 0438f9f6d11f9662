import { readSession } from '#web/accounts/session-api.ts'
import { isReached } from '#web/api/connection.ts'

const LONGEST_PAUSE_MS = 16_000

/**
 * Sends requests until the server answers one, because a browser says that it is online before its network carries anything. It gives up
 * after half a minute; the event stream goes on trying.
 * @param pauseMs before the next one; each is twice the one before
 */
export async function lookForServer(pauseMs = 1_000): Promise<void> {
  await readSession().catch(() => undefined)
  if (!isReached() && pauseMs <= LONGEST_PAUSE_MS) setTimeout(lookForServer, pauseMs, pauseMs * 2)
}
