import Big from 'big.js'
import { movesQuantity } from '../../ledger/action.ts'
import type { CorrectedField, CorrectionRecorded } from '../../ledger/correction-recorded.ts'
import type { Entry, SplitRecorded } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { isSameAmount } from '../../prices/money.ts'
import { accept, type Problem, type Result, refuse } from '../../result.ts'
import { type Instant, readableDay } from '../../time.ts'
import type { Asset, AssetEntry } from '../asset.ts'
import { correctedEntries } from '../corrected-entries.ts'
import { decidedOn } from '../day-decided.ts'
import { effectiveDay, inEffectiveOrder } from '../effective-order.ts'
import { isPriceSent } from '../own-prices.ts'
import { applyEntry } from '../replay-asset.ts'
import { isBeforeFirst } from '../split-before-first.ts'
import { isNoSplit } from '../split-correction.ts'
import { type Correctable, correctableOf } from './correctable.ts'
import { nameOfEntry } from './name-of-entry.ts'
import { problemOfExpiry } from './problem-of-expiry.ts'
import { problemOfLevels } from './problem-of-levels.ts'
import { problemOfSplit } from './problem-of-split.ts'

type CorrectionDraft = Omit<CorrectionRecorded, 'kind' | 'assetId' | 'from'>

/** The company that an asset would be of after a correction, as the lists know it. */
export type CompanyAfter = {
  /** Whether the company was typed and not chosen from the directory, so that its ticker was typed too. */
  readonly isUnlisted: boolean
  /** Another asset that is that company already; null when there is none. */
  readonly sameAssetId: number | null
}

type Refused = Pick<Problem, 'field' | 'message' | 'assetId'> & { readonly code?: Problem['code'] }

/**
 * A correction of what was mistyped (ruling 16), if every later entry is still possible with it.
 * @param entries all of the asset's entries, oldest first
 */
export function recordCorrection(
  entries: readonly AssetEntry[],
  { correctsSequence, priceOfDay, ...draft }: CorrectionDraft,
  company: CompanyAfter,
  now: Instant,
): Result<CorrectionRecorded> {
  const standing = correctedEntries(entries)
  const named = standing.find(({ sequence }) => sequence === correctsSequence)
  const target =
    named?.kind === 'correction-recorded' ? standing.find(({ sequence }) => sequence === named.correctsSequence) : named
  if (!target)
    return refuse({ code: 'not-found', message: 'There is no such entry of this asset. Nothing was recorded.' })
  const offered = correctableOf(target).find(({ field }) => field === draft.field)
  if (!offered) return refuse({ code: 'invalid', field: 'field', message: notInEntry(draft.field) })
  const fact: CorrectionRecorded = {
    kind: 'correction-recorded',
    assetId: target.assetId,
    correctsSequence: target.sequence,
    ...draft,
    ...(priceOfDay && target.kind === 'decision-recorded' && !isPriceSent(target) && { priceOfDay }),
    from: offered.value,
  }
  const problem =
    problemOfValue(target, offered, draft.to) ??
    problemOfOutcome(target, fact) ??
    problemOfCompany(target, fact, company) ??
    problemOfWhole(entries, { ...fact, sequence: (entries.at(-1)?.sequence ?? 0) + 1, recordedAt: now })
  if (!problem) return accept(fact)
  const { message, ...rest } = problem
  return refuse({ code: 'invalid', field: 'to', ...rest, message: `${message} Nothing was recorded.` })
}

const NOT_TYPED: Readonly<Partial<Record<CorrectedField, string>>> = {
  price: 'No price was typed with this entry, so there is none to correct.',
  quantity: 'This entry moves no quantity, so there is none to correct.',
  stopLoss: 'This entry sets no stop. Record an update to set one.',
  takeProfit: 'This entry sets no target. Record an update to set one.',
}

const notInEntry = (field: CorrectedField): string =>
  `${NOT_TYPED[field] ?? 'This entry does not say that. What an asset is about stands in its first entry.'} Nothing was recorded.`

/** What is wrong with the new value by itself. */
function problemOfValue(target: AssetEntry, { field, value }: Correctable, to: string | null): Refused | null {
  const isSame = to === value || (to !== null && value !== null && isAmount(field) && isSameAmount(to, value))
  if (isSame) return { message: 'That is what stands there already.' }
  if (target.kind !== 'decision-recorded' || to === null) return null
  if (field === 'quantity' && movesQuantity(target.action) && new Big(to).eq(0))
    return { message: `${target.action} needs a quantity above zero.` }
  const writtenOn = marketDayOf(target.recordedAt)
  if (field === 'decidedOn' && to > writtenOn)
    return { message: `It was written on ${readableDay(writtenOn)}, so it was decided on that day or before.` }
  return null
}

const NO_AMOUNTS: ReadonlySet<CorrectedField> = new Set([
  ...(['decidedOn', 'right', 'expiresOn', 'ticker'] as const),
  ...(['splitRatio', 'splitOn', 'outcome'] as const),
])
const isAmount = (field: CorrectedField): boolean => !NO_AMOUNTS.has(field)

/** An option that did not expire worthless brought something in, be it nothing. */
const problemOfOutcome = (target: AssetEntry, { to, outcomePrice }: CorrectionRecorded): Refused | null =>
  target.kind === 'option-settled' &&
  target.outcome === 'expired-worthless' &&
  to !== target.outcome &&
  outcomePrice === undefined
    ? { field: 'outcomePrice', message: 'Say what one contract brought in, in USD.' }
    : null

/** A listed company was chosen and not typed; and a company is on the lists once. */
function problemOfCompany(
  { assetId }: AssetEntry,
  { field, to }: CorrectionRecorded,
  company: CompanyAfter,
): Refused | null {
  if (field === 'ticker' && !company.isUnlisted)
    return {
      message:
        'This company was chosen from the directory and not typed. Add the one that you meant, and leave this one.',
    }
  if (company.sameAssetId === null || company.sameAssetId === assetId) return null
  return {
    code: 'conflict',
    assetId: company.sameAssetId,
    message: `With ${toWords(field, to)} it would be what is on one of your lists already.`,
  }
}

const toWords = (field: CorrectedField, to: string | null): string =>
  to === null ? 'these terms' : field === 'expiresOn' ? readableDay(to) : to

/** The refusal for entries that would be impossible with the correction among them, by the name of the entry. */
function problemOfWhole(entries: readonly AssetEntry[], correction: Entry<CorrectionRecorded>): Refused | null {
  const all = [...entries, correction]
  const corrected = correctedEntries(all)
  const target = corrected.find(({ sequence }) => sequence === correction.correctsSequence)
  if (!target) return null
  return (
    problemOfDays(corrected, target, decidedOn(correctedEntries(entries)[0] ?? target)) ??
    problemOfExpiry(corrected, target, correction.field) ??
    problemOfLevels(all, target) ??
    problemOfSplit(entries, target, correction) ??
    problemOfQuantities(all, target)
  )
}

/**
 * Decisions stay in their order, and no split that restates entries comes to lie before them.
 * @param openedOn the day of the first entry until now
 */
function problemOfDays(corrected: readonly AssetEntry[], target: AssetEntry, openedOn: string): Refused | null {
  if (target.kind !== 'decision-recorded') return null
  const day = decidedOn(target)
  const decided = corrected.filter(({ kind }) => kind === 'decision-recorded' || kind === 'option-settled')
  const before = decided.findLast(({ sequence }) => sequence < target.sequence)
  const after = decided.find(({ sequence }) => sequence > target.sequence)
  if (before && day < effectiveDay(before))
    return { message: `${nameOfEntry(before)} came before it: choose that day or a later one.` }
  if (after && day > effectiveDay(after))
    return { message: `${nameOfEntry(after)} came after it: choose that day or an earlier one.` }
  return target === corrected[0] ? problemOfFirstDay(corrected, openedOn, day) : null
}

function problemOfFirstDay(corrected: readonly AssetEntry[], openedOn: string, day: string): Refused | null {
  const splits = corrected.filter((entry) => entry.kind === 'split-recorded').filter((entry) => !isNoSplit(entry))
  const isEarly = (split: Entry<SplitRecorded>) => isBeforeFirst(split, openedOn) && isBeforeFirst(split, day)
  const split = splits.find((entry) => entry.effectiveOn <= day && !isEarly(entry))
  if (split) return { message: `${nameOfEntry(split)} is recorded, and would be from before you had any.` }
  const before = splits.find(
    (entry) => entry.isBeforeFirst && isBeforeFirst(entry, openedOn) && entry.effectiveOn > day,
  )
  return before
    ? {
        message: `${nameOfEntry(before)} says that this entry is in new shares: choose that day or a later one, or withdraw the split first.`,
      }
    : null
}

/** Nothing is sold that is not held. */
function problemOfQuantities(entries: readonly AssetEntry[], target: AssetEntry): Refused | null {
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    const held = new Big(asset?.holdingPeriods.at(-1)?.quantity ?? 0)
    if (entry.kind === 'decision-recorded' && entry.action === 'Sell Some' && held.lte(entry.quantity ?? 0))
      return entry.sequence === target.sequence
        ? { message: `You held ${held.toFixed()} then, and Sell Some leaves something.` }
        : {
            message: `${nameOfEntry(entry)} sold ${entry.quantity}, and you would have held ${held.toFixed()} then. If that was mistyped too, correct it first.`,
          }
    asset = applyEntry(asset, entry)
  }
  return null
}
