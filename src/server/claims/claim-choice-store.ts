import { choiceAfter } from '#domain/claims/claim-choice.ts'
import type { AssetFacts, DecisionRecorded } from '#domain/ledger/entry.ts'
import type { Db } from '../database/open-database.ts'
import { findPreferences, storePreference } from '../preferences/preference-store.ts'

/** Remembers for the next form how the claim of a decision was chosen. A decision that was sent without a claim chose nothing. */
export async function rememberClaimChoice(
  db: Db,
  userId: string,
  { claim }: Pick<DecisionRecorded, 'claim'>,
  { ticker }: Pick<AssetFacts, 'ticker'>,
): Promise<void> {
  if (!claim) return
  const before = await findPreferences(db, userId)
  const after = choiceAfter(before, claim, ticker === before.benchmark)
  for (const name of ['claimMonths', 'claimAgainst'] as const)
    if (after[name] !== before[name]) await storePreference(db, userId, name, JSON.stringify(after[name]))
}
