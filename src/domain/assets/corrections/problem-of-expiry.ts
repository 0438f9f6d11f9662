import type { CorrectedField } from '../../ledger/correction-recorded.ts'
import type { AssetFacts } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { readableDay } from '../../time.ts'
import type { AssetEntry } from '../asset.ts'
import { decidedOn } from '../day-decided.ts'
import { beginsHolding, hasExpired } from '../expired-option.ts'
import { nameOfEntry } from './name-of-entry.ts'

type Refused = { readonly message: string }

/**
 * Nothing can be bought of an option after its expiry. If an older entry already contradicts this, other corrections of
 * it can still be recorded.
 * @param corrected all entries of the asset with the correction among them; `target` is the corrected one
 */
export function problemOfExpiry(
  corrected: readonly AssetEntry[],
  target: AssetEntry,
  field: CorrectedField,
): Refused | null {
  const facts = corrected.find((entry) => entry.kind === 'decision-recorded')?.asset
  if (!facts || target.kind !== 'decision-recorded') return null
  return problemOfOutcome(corrected, target.asset) ?? problemOfPurchases(facts, corrected, target, field)
}

function problemOfOutcome(corrected: readonly AssetEntry[], terms: AssetFacts | null): Refused | null {
  const outcome = corrected.find(({ kind }) => kind === 'option-settled')
  if (!outcome || !terms?.contract) return null
  const { expiresOn } = terms.contract
  return expiresOn !== null && expiresOn < marketDayOf(outcome.recordedAt)
    ? null
    : { message: `${nameOfEntry(outcome)} needs an expiry before it.` }
}

function problemOfPurchases(
  facts: AssetFacts,
  corrected: readonly AssetEntry[],
  target: AssetEntry,
  field: CorrectedField,
): Refused | null {
  if (field !== 'expiresOn' && field !== 'decidedOn') return null
  const looked = field === 'expiresOn' ? corrected : [target]
  const late = looked.find(
    (entry) => entry.kind === 'decision-recorded' && beginsHolding(entry.action) && hasExpired(facts, decidedOn(entry)),
  )
  if (!late) return null
  const expiresOn = readableDay(facts.contract?.expiresOn ?? '')
  return {
    message:
      field === 'expiresOn'
        ? `${nameOfEntry(late)} would be of after ${expiresOn}, when the option had expired: type that day or a later one. If the day of that entry was mistyped, correct it first.`
        : `The option expired on ${expiresOn}: choose that day or an earlier one. If the expiry was mistyped, correct it first.`,
  }
}
