import { ContradictoryEntries, replayAsset } from '#domain/assets/replay-asset.ts'
import { echoedPassageOf } from '#domain/critique/echoed-passage-of.ts'
import type { EchoedPassage } from '#domain/echo/echoed-passage.ts'
import { type EchoHit, type EchoQuestion, findEchoes } from '#domain/echo/find-echoes.ts'
import { LIST_OF, type ListName } from '#domain/ledger/action.ts'
import { UnreadableEntry } from '#domain/ledger/read-entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { tellsClose } from '#domain/reviews/untold-closes.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'
import { findUntoldCloses } from '../reviews/list-due-reviews.ts'
import { rememberDecisions } from './echo-indexes.ts'

/** The most passages to report; each takes two queries. */
const MOST = 3

type Asked = Pick<EchoQuestion, 'text' | 'assetId'> & {
  /** Only entries before this sequence count; without it, all do. */
  readonly before?: number
  /** Prices up to this moment count. */
  readonly at: Instant
}

/** A passage that was found, with its asset, entry and list. */
export type FoundPassage = EchoedPassage & Pick<EchoHit, 'assetId' | 'sequence'> & { readonly list: ListName }

/** The user's own earlier passages about other assets that a text nearly repeats, with what their prices did since. */
export async function listEchoedPassages(db: Db, userId: string, question: Asked): Promise<FoundPassage[]> {
  const { index, factsOf } = await rememberDecisions(db, userId)
  const { text, assetId, at, before = Number.MAX_SAFE_INTEGER } = question
  const about = (assetId === null ? null : factsOf.get(assetId)) ?? null
  // A long text takes milliseconds to compare, and so does an asset with many entries.
  await nextSlice()
  const hits = findEchoes(index, { text, about, assetId, before }).slice(0, MOST)
  const found: FoundPassage[] = []
  for (const hit of hits) {
    await nextSlice()
    const passage = await findPassage(db, userId, hit, at).catch(nullIfUnreadable)
    if (passage) found.push(passage)
  }
  return found
}

/**
 * Passages without what a price did since where that would tell how a claim came out whose review is still to come, as the benchmark
 * of a claim may be a gain at all.
 */
export async function withoutUntold<Echoed extends EchoedPassage>(
  db: Db,
  userId: string,
  passages: readonly Echoed[],
  now: Instant,
): Promise<readonly Echoed[]> {
  if (passages.every(({ since }) => since === null)) return passages
  const untoldOf = await findUntoldCloses(db, userId, now)
  return passages.map((passage) => {
    const { at, since, ticker } = passage
    if (!since) return passage
    const span = { from: marketDayOf(at), until: marketDayOf(since.pricedAt) }
    return tellsClose(span, untoldOf(ticker)) ? { ...passage, since: null } : passage
  })
}

/** Uses the corrected ticker, because a mistyped one may be another company's, with prices of its own. */
async function findPassage(db: Db, userId: string, hit: EchoHit, at: Instant): Promise<FoundPassage | null> {
  const { assetId, sequence } = hit
  const entries = await listAssetEntries(db, userId, assetId)
  const asset = replayAsset(entries)
  if (!asset) return null
  const { quarantined, ...market } = await findMarketOfAsset(db, userId, asset, at)
  const echoed = echoedPassageOf(entries, hit, { ...market, isQuarantined: quarantined !== null }, at)
  return echoed && { ...echoed, assetId, sequence, list: LIST_OF[asset.list] }
}

/** Leaves out an asset whose entries are damaged; the journal's check names it. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof UnreadableEntry || error instanceof ContradictoryEntries) return null
  throw error
}
