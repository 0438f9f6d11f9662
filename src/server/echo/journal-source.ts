import Big from 'big.js'
import { decidedOn, isWrittenLater } from '#domain/assets/day-decided.ts'
import type { EchoedPassage } from '#domain/echo/echoed-passage.ts'
import { journalFacts, tellsOfHeld } from '#domain/journal-facts/journal-facts.ts'
import { buysOn } from '#domain/journal-facts/recent-loss.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownRow } from '../assets/asset-rows.ts'
import type { JournalSource } from '../critique/facts/critique-facts.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { rememberDecisions } from './echo-indexes.ts'
import { type FoundPassage, listEchoedPassages, withoutUntold } from './echoed-passages.ts'
import { rememberPeriods } from './remembered-periods.ts'
import { rememberStops } from './remembered-stops.ts'

/**
 * Gives a critic facts about a user's other decisions. They come from the caches and, only for a fact about what is held, from
 * the rows that the lists show.
 */
export const openJournalSource =
  (context: Pick<AppContext, 'db' | 'now'>): JournalSource =>
  async (userId, decision, earlier) => {
    const { assetId, sequence, recordedAt, confidence, thesis, action } = decision
    const told = (passages: readonly EchoedPassage[]) => withoutUntold(context.db, userId, passages, context.now())
    const assets = await rememberPeriods(context.db, userId, marketDayOf(context.now()))
    const isOverSplit = assets.some(({ openSplitOn }) => openSplitOn !== null && openSplitOn <= marketDayOf(recordedAt))
    if (earlier && !isOverSplit && !(await isRevisedSince(context.db, userId, earlier.sequence))) {
      const { echo, ...others } = earlier.facts
      return { ...others, ...(echo && { echo: await told(echo) }) }
    }
    const question = { text: thesis, assetId, before: sequence, at: recordedAt }
    const echo = await told((await listEchoedPassages(context.db, userId, question)).map(withoutPlace))
    await nextSlice()
    const { upTo, confidenceAt } = await rememberDecisions(context.db, userId)
    // Only the present holdings, costs and prices are known, and after a later decision, or on another day, they are not those of this one.
    const isOfItsDay = marketDayOf(context.now()) === marketDayOf(recordedAt)
    const isToldOfHeld = upTo === sequence && isOfItsDay && tellsOfHeld(assets, { sequence })
    await nextSlice()
    const held = isToldOfHeld ? heldIn(await listShownAssets(context, userId)) : null
    const [on, isLate] = [decidedOn(decision), isWrittenLater(decision)]
    // What became of a stop is known as of now, and a later decision may have been the answer to it.
    const stops = upTo === sequence && !isLate ? await rememberStops(context.db, userId, on) : null
    const facts = journalFacts(
      { assets, confidenceAt, held, stops },
      { sequence, confidence, assetId, action, on, buysOn: buysOn(decision), isWrittenLater: isLate },
    )
    return { ...(echo.length > 0 && { echo }), ...(facts.length > 0 && { journalFacts: facts }) }
  }

/** Whether a correction or a split, which may change figures of the journal, was recorded after an entry. */
async function isRevisedSince(db: Db, userId: string, sequence: number): Promise<boolean> {
  const revision = await db
    .selectFrom('entries')
    .select('sequence')
    .where('user_id', '=', userId)
    .where('sequence', '>', sequence)
    .where('kind', 'in', ['correction-recorded', 'split-recorded'])
    .limit(1)
    .executeTakeFirst()
  return revision !== undefined
}

const withoutPlace = ({ assetId: _, sequence: __, list: ___, ...echo }: FoundPassage) => echo

/** Counts the positions in shares whose gain is certain, and those of them that are below their cost. */
function heldIn(rows: readonly ShownRow[]): { readonly known: number; readonly belowCost: number } {
  const gains = rows.flatMap(({ row, isProviderQuarantined }) => {
    const isCertain = row.heldBackPrice === null && row.pendingSplit === null && !isProviderQuarantined
    const isHeld = row.list === 'bought' && row.stockOrOptions === 'stock'
    return isHeld && isCertain && row.totalGainLoss !== null ? [row.totalGainLoss] : []
  })
  return { known: gains.length, belowCost: gains.filter((gain) => new Big(gain).lt(0)).length }
}
