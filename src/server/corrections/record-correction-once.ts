import type { Correction } from '#contract/corrections.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctFacts, onceCorrected } from '#domain/assets/corrected-entries.ts'
import { type CompanyAfter, recordCorrection } from '#domain/assets/corrections/record-correction.ts'
import { effectiveDay, entriesBefore, inEffectiveOrder, isOpening } from '#domain/assets/effective-order.ts'
import { knownBefore, quarantineAfter } from '#domain/assets/price-before.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { staysWithUsedPrice } from '#domain/assets/stays-with-used-price.ts'
import { isChosen, otherCompany } from '#domain/companies/listed-name.ts'
import { checkCorrectionSeen } from '#domain/decisions/check-seen.ts'
import { requestText } from '#domain/decisions/same-decision.ts'
import { isListAction } from '#domain/ledger/action.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import type { CorrectedField, CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Result } from '#domain/result.ts'
import type { AppContext } from '../app-context.ts'
import { claimsPutRight } from '../claims/claims-put-right.ts'
import { ownOutcomesOf } from '../claims/own-outcomes.ts'
import { accepted, found, Refusal } from '../http/problem.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findAsset, symbolOf } from '../ledger/read-model.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { attachedPrice } from '../prices/attached-price.ts'
import { confirmExplained } from '../prices/confirm-explained.ts'
import { copyOwnCloses } from '../prices/daily-price-store.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'
import { findMarketOnDay, findPriceOfDay } from '../prices/price-of-day.ts'
import { followCorrection } from '../prices/typed-after-correction.ts'
import { alertsToldLate } from '../recording/alerts-told-late.ts'
import type { Moment } from '../recording/moment.ts'
import { record } from '../recording/record.ts'
import { untilKnown } from '../recording/until-known.ts'
import { findCorrection } from './correction-store.ts'

/**
 * Records one correction. A repeat of a recorded one records nothing.
 * @throws Refusal when the rules forbid it, or when its id belongs to another correction
 */
export async function recordCorrectionOnce(
  context: AppContext,
  userId: string,
  assetId: number,
  { seenUpTo, ...body }: Correction,
): Promise<void> {
  // What the page had seen is no part of the correction: a repeat that has seen more is the same.
  const requestHash = sha256(requestText({ assetId, body }))
  const isUnlisted = await isOfUnlisted(context, userId, assetId, body)
  await untilKnown(() =>
    record(context, userId, { assetId }, async (moment) => {
      const asset = found(moment.asset, NO_SUCH_ASSET)
      const earlier = await findCorrection(moment.trx, userId, body.correctionId)
      if (earlier && earlier.requestHash !== requestHash) throw new Refusal(ANOTHER)
      if (earlier) return null
      accepted(checkCorrectionSeen(asset, body, seenUpTo))
      const { entries, result } = await correctionOf(moment, userId, asset, { ...body, requestHash, isUnlisted })
      const fact = accepted(result)
      const after = seriesSymbol(correctFacts(asset.facts, fact.field, fact.to))
      await copyOwnCloses(moment.trx, userId, seriesSymbol(asset.facts), after)
      const corrected = [...entries, { ...fact, sequence: moment.head.sequence + 1, recordedAt: moment.now }]
      await splitsAfter(moment, userId, asset, corrected, fact)
      const alerts = await alertsToldLate(moment, userId, assetId, fact)
      const outcomes = await claimsAfter(moment, userId, corrected, fact)
      return { fact, alerts, outcomes, withOtherSplits: withOtherSplits(asset, fact) }
    }),
  )
  if (isOfSplit(body)) await tellOfSplit(context, userId, assetId)
  if (changesSplits(body)) context.claims.splitTold(userId)
}

const isOfSplit = ({ field }: { readonly field: CorrectedField }): boolean =>
  field === 'splitRatio' || field === 'splitOn'

/** Whether a share has other splits afterwards: one of its own, or those under another ticker. */
const changesSplits = (correction: { readonly field: CorrectedField }): boolean =>
  isOfSplit(correction) || correction.field === 'ticker'

/** A provider's price may have waited for the split as it is now. */
async function tellOfSplit(context: AppContext, userId: string, assetId: number): Promise<void> {
  const { facts, splits } = found(await findAsset(context.db, userId, assetId), NO_SUCH_ASSET)
  const symbol = symbolOf(facts)
  if (symbol !== null) await confirmExplained(context, symbol, splits)
}

/** The shares of which others are known after a correction: a split's own, and both of a ticker that takes its splits along. */
function withOtherSplits(asset: Asset, fact: CorrectionRecorded): readonly string[] {
  const symbol = symbolOf(asset.facts)
  if (symbol === null) return []
  if (isOfSplit(fact)) return [symbol]
  return fact.field === 'ticker' && fact.to !== null && asset.splits.length > 0 ? [symbol, fact.to] : []
}

/** What counts for everybody follows before anything is reckoned by it. */
async function splitsAfter(
  { trx }: Moment,
  userId: string,
  before: Asset,
  corrected: readonly AssetEntry[],
  fact: CorrectionRecorded,
): Promise<void> {
  if (!changesSplits(fact)) return
  const after = replayAsset(corrected)
  if (after) await followCorrection(trx, { userId, before, after })
}

/** With another split a claim may have had the other outcome. Under another ticker its own closes are those of other splits, or one from before counts again. */
async function claimsAfter(
  { trx }: Moment,
  userId: string,
  corrected: readonly AssetEntry[],
  fact: CorrectionRecorded,
) {
  if (!changesSplits(fact)) return []
  const asset = replayAsset(corrected)
  return asset ? claimsPutRight(trx, userId, asset, corrected) : []
}

type CorrectionAsSent = Omit<Correction, 'seenUpTo'>
type Draft = CorrectionAsSent & { readonly requestHash: string; readonly isUnlisted: boolean }

/** The correction to be recorded, if the rules allow it, with the entries of its asset. */
export async function correctionOf(
  moment: Moment,
  userId: string,
  asset: Asset,
  { isUnlisted, ...body }: Draft,
): Promise<{ readonly entries: readonly AssetEntry[]; readonly result: Result<CorrectionRecorded> }> {
  const entries = await listAssetEntries(moment.trx, userId, asset.assetId)
  const company = { isUnlisted, sameAssetId: await sameAssetId(moment, userId, asset, body) }
  const draft = {
    ...body,
    ...(await priceOfDay(moment, userId, entries, asset, body)),
    ...(await quarantineOf(moment, userId, entries, body)),
    ...(await ownOutcomes(moment, userId, asset, entries, body)),
  }
  return { entries, result: recordCorrection(entries, draft, company, moment.now) }
}

const ANOTHER = {
  code: 'invalid',
  field: 'correctionId',
  message:
    'This correction was recorded before and says something else than what was sent now, so nothing was recorded. ' +
    'Reload the page to see it.',
} as const

/** Whether it corrects the ticker of a company that was typed, and not chosen from the directory. */
export const isOfUnlisted = async (
  context: AppContext,
  userId: string,
  assetId: number,
  { field }: CorrectionAsSent,
): Promise<boolean> => field === 'ticker' && !(await isFromDirectory(context, userId, assetId))

/** Judged by what was first recorded: a typed ticker may have been corrected to one that the directory has. */
async function isFromDirectory({ db, companies }: AppContext, userId: string, assetId: number): Promise<boolean> {
  const { facts, corrections } = found(await findAsset(db, userId, assetId), NO_SUCH_ASSET)
  const ticker = corrections.find(({ field }) => field === 'ticker')?.from ?? facts.ticker
  return isChosen(await companies.search(ticker, SEARCHED), { ticker, companyName: facts.companyName })
}

/** The company that the directory has under a new ticker, where that seems to be another one. */
export async function otherCompanyOf(
  { companies }: AppContext,
  { facts: { companyName } }: Asset,
  { field, to }: CorrectionAsSent,
): Promise<string | null> {
  if (field !== 'ticker' || to === null) return null
  return otherCompany(await companies.search(to, SEARCHED), { ticker: to, companyName })
}

/** The number of results to search; a complete ticker is among the first. */
const SEARCHED = 20

async function sameAssetId(
  { trx }: Moment,
  userId: string,
  { facts }: Asset,
  { field, to }: CorrectionAsSent,
): Promise<CompanyAfter['sameAssetId']> {
  const identity = assetIdentity(correctFacts(facts, field, to))
  if (identity === assetIdentity(facts)) return null
  return (await findStanding(trx, userId, { identity })).lists.sameAssetId
}

async function ownOutcomes(
  { trx }: Moment,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  { field }: CorrectionAsSent,
) {
  const sequences = field === 'ticker' ? await ownOutcomesOf(trx, userId, asset, entries) : []
  return sequences.length > 0 ? { ownOutcomes: sequences } : {}
}

/** The price known on the day to which a decision is moved, for a decision with an attached price. */
async function priceOfDay(
  { trx }: Moment,
  userId: string,
  entries: readonly AssetEntry[],
  { facts }: Asset,
  { field, to, correctsSequence }: CorrectionAsSent,
) {
  if (field !== 'decidedOn' || to === null) return {}
  const onDay = replayAsset(entriesBefore(pricedBefore(entries, correctsSequence), to))
  const price = onDay
    ? attachedPrice(await findMarketOnDay(trx, userId, onDay, to), onDay, endOfDay(to)).price
    : await findPriceOfDay(trx, userId, facts, to)
  return price ? { priceOfDay: price } : {}
}

/**
 * The price before the corrected one, where that looks like a split of it. As with the entry itself, what was bought afresh, or sold
 * altogether, is compared with nothing.
 */
async function quarantineOf(
  { trx, now }: Moment,
  userId: string,
  entries: readonly AssetEntry[],
  { field, to, correctsSequence }: CorrectionAsSent,
) {
  if (field !== 'price' || to === null) return {}
  const ordered = inEffectiveOrder(onceCorrected(entries))
  const corrected = targetOf(entries, correctsSequence)
  const place = ordered.findIndex(({ sequence }) => sequence === corrected)
  const [entry, before] = [ordered[place], replayAsset(ordered.slice(0, Math.max(place, 0)))]
  const isCompared =
    entry?.kind === 'price-noted' || (entry?.kind === 'decision-recorded' && !isListAction(entry.action))
  if (!entry || !before || !isCompared || staysWithUsedPrice(entries, corrected, to)) return {}
  const day = entry.kind === 'price-noted' ? marketDayOf(entry.price.at) : effectiveDay(entry)
  const market = await findMarketOnDay(trx, userId, before, day)
  const at = endOfDay(day)
  const onDay = knownBefore(market, before, at)
  // Of a question among own prices the corrected one may be part; one about a provider's price stays as it is.
  const notAsked = { ...before, quarantined: null }
  const ofProvider = knownBefore(await findMarketOfAsset(trx, userId, notAsked, now), notAsked, now)
  return quarantineAfter({ ...onDay, question: onDay.question ?? ofProvider.question }, { price: to, at })
}

/** The corrected entries from which a decision may have taken its price; none before the first decision. */
function pricedBefore(entries: readonly AssetEntry[], corrected: number): readonly AssetEntry[] {
  const decision = targetOf(entries, corrected)
  const before = onceCorrected(entries).filter(
    ({ kind, sequence }) =>
      kind === 'price-noted' || kind === 'split-recorded' || (kind === 'decision-recorded' && sequence < decision),
  )
  return before.some(isOpening) ? before : []
}

/** The entry that is corrected, which a correction of a correction names by way of that one. */
function targetOf(entries: readonly AssetEntry[], corrected: number): number {
  const named = entries.find(({ sequence }) => sequence === corrected)
  return named?.kind === 'correction-recorded' ? named.correctsSequence : corrected
}
