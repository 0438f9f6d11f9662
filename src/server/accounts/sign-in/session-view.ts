import type { SessionView } from '#contract/accounts.ts'
import type { AppContext } from '../../app-context.ts'
import { listDrafts } from '../../drafts/draft-store.ts'
import type { SignedInUser } from '../../http/app-env.ts'
import { viewFaults } from '../../ledger/fault-view.ts'
import { findHead } from '../../ledger/ledger-end-store.ts'
import { findPreferences } from '../../preferences/preference-store.ts'
import { isOperator } from '../operator.ts'
import { needsFactor } from '../second-factor/needed-factor.ts'

/**
 * The signed-in user with everything that each page needs, so that no page has to ask for the settings as well.
 * @param browserId the id of the browser that asks
 */
export async function showSession(context: AppContext, user: SignedInUser, browserId: string): Promise<SessionView> {
  const { db, config, journalCheck, now } = context
  const { id, username } = user
  // Nothing of a journal is told before a required second factor is set up.
  if (await needsFactor(context, id)) return { user: { username } }
  return {
    user: { username },
    preferences: await findPreferences(db, id),
    ...((await isOperator(context, user)) && { isOperator: true }),
    hasLogos: config.marketData !== null && !config.isDemo,
    drafts: await listDrafts(db, { userId: id, browserId, now: now() }),
    sequence: (await findHead(db, id)).sequence,
    ...viewFaults(journalCheck.faultsOf(id)),
  }
}
