import type { Asset } from '#domain/assets/asset.ts'
import { decidedOn, isWrittenLater } from '#domain/assets/day-decided.ts'
import { critiqueRequest } from '#domain/critique/critique-request.ts'
import { comparedDays, compareWithMarket, MARKET_TICKER } from '#domain/critique/market-comparison.ts'
import { journalFacts } from '#domain/journal-facts/journal-facts.ts'
import { buysOn } from '#domain/journal-facts/recent-loss.ts'
import { periodsOf } from '#domain/journal-facts/sales.ts'
import { type AssetStops, mayHaveReached, stopsOf } from '#domain/journal-facts/stops-reached.ts'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import { tellsClose } from '#domain/reviews/untold-closes.ts'
import type { Instant } from '#domain/time.ts'
import { openBuiltInCritic, readHere } from '../critique/critics/built-in.ts'
import { type JournalSource, withFacts } from '../critique/facts/critique-facts.ts'
import type { MarketSource } from '../critique/facts/market-closes.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listAssetEntries, listPrincipleEntries } from '../ledger/ledger-store.ts'
import { appendDecided } from '../recording/record.ts'
import { findUntoldCloses } from '../reviews/list-due-reviews.ts'
import type { Pen } from './pen.ts'
import { demoDays } from './story/demo-walk.ts'

const CRITIQUE_AFTER_MS = 1_000

/** Records what the built-in critic says of a decision, with the facts that it would have had then. */
export async function writeCritique(
  pen: Pen,
  asset: Asset | null,
  { decisionId, assetId }: DecisionRecorded,
  decidedAt: Instant,
): Promise<void> {
  const { trx, userId } = pen
  const entries = await listAssetEntries(trx, userId, assetId)
  const request = critiqueRequest(entries, await listPrincipleEntries(trx, userId), decisionId)
  if (!request) throw new RangeError(`Decision ${decisionId} is not among its asset's entries.`)
  const { signal } = new AbortController()
  const sources = { filings: null, headlines: null, journal: journalOfDemo(pen), market: marketOfDemo(pen, decidedAt) }
  const { request: informed, stored } = await withFacts(sources, request, entries, { userId, decisionId }, signal)
  const result = await openBuiltInCritic(readHere).critique(informed, () => undefined, signal, userId)
  const recordedAt = new Date(Date.parse(decidedAt) + CRITIQUE_AFTER_MS).toISOString()
  const fact = {
    kind: 'critique-recorded' as const,
    decisionId,
    assetId,
    ...result,
    ...stored,
    durationMs: CRITIQUE_AFTER_MS,
  }
  await appendDecided(trx, userId, { head: await findHead(trx, userId), asset }, { fact }, recordedAt)
}

/** The facts that the critic gets from the other decisions. The echo is left out, because it needs an index of all entries. */
const journalOfDemo =
  (pen: Pen): JournalSource =>
  async (_, decision) => {
    const confidenceAt = new Map([...pen.decisions.values()].map(({ sequence, confidence }) => [sequence, confidence]))
    const { sequence, confidence, assetId, action } = decision
    const on = decidedOn(decision)
    const stops = await stopsOfDemo(pen, on)
    const journal = {
      assets: [...pen.written.values()].map((asset) => periodsOf(asset)),
      confidenceAt,
      held: null,
      stops,
    }
    const moment = { sequence, confidence, assetId, action, on, buysOn: buysOn(decision) }
    const facts = journalFacts(journal, { ...moment, isWrittenLater: isWrittenLater(decision) })
    return facts.length > 0 ? { journalFacts: facts } : {}
  }

const stopsOfDemo = ({ written, trx, userId }: Pen, today: string): Promise<readonly AssetStops[]> =>
  Promise.all(
    [...written.values()].map(async (asset) =>
      stopsOf(asset, mayHaveReached(asset) ? await listAssetEntries(trx, userId, asset.assetId) : [], today),
    ),
  )

/** The closes of the demo's walk, which its provider would have given by then; none of them tells a claim that is to be reviewed. */
const marketOfDemo =
  ({ trx, userId, endsOn }: Pen, decidedAt: Instant): MarketSource =>
  async (_, request) => {
    const { from, until } = comparedDays(request)
    const closesOf = (ticker: string) => ({ closes: demoDays(ticker, from, until, endsOn), splits: [] })
    const compared = compareWithMarket(request, closesOf(request.ticker), closesOf(MARKET_TICKER))
    if (!compared) return null
    const untoldOf = await findUntoldCloses(trx, userId, decidedAt)
    return tellsClose(compared, untoldOf(request.ticker)) ? null : compared
  }
