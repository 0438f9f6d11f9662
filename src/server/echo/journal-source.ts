import Big from 'big.js'
import { journalFacts } from '#domain/journal-facts/journal-facts.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownRow } from '../assets/asset-rows.ts'
import type { JournalSource } from '../critique/facts/critique-facts.ts'
import { rememberDecisions } from './echo-indexes.ts'
import { type FoundPassage, listEchoedPassages } from './echoed-passages.ts'

/** Tells a critic of a person's other decisions: from what is remembered of them, and the rows that their lists show. */
export const openJournalSource =
  (context: Pick<AppContext, 'db' | 'now'>): JournalSource =>
  async (userId, { assetId, sequence, recordedAt, confidence, thesis }) => {
    const question = { text: thesis, assetId, before: sequence, at: recordedAt }
    const echo = (await listEchoedPassages(context.db, userId, question)).map(withoutPlace)
    const { upTo, confidenceAt } = await rememberDecisions(context.db, userId)
    const rows = await listShownAssets(context, userId)
    // What is held and what it costs are known as of now, which after a later decision is not as of this one.
    const held = upTo === sequence ? heldIn(rows) : null
    const assets = rows.map(({ asset }) => asset)
    const facts = journalFacts({ assets, confidenceAt, held }, { sequence, confidence })
    return { ...(echo.length > 0 && { echo }), ...(facts.length > 0 && { journalFacts: facts }) }
  }

const withoutPlace = ({ assetId: _, sequence: __, list: ___, ...echo }: FoundPassage) => echo

/** Of the positions in shares whose gain is known for certain, how many there are and how many stand below their cost. */
function heldIn(rows: readonly ShownRow[]): { readonly known: number; readonly belowCost: number } {
  const gains = rows.flatMap(({ row, isProviderDoubted }) => {
    const isCertain = row.heldBackPrice === null && row.pendingSplit === null && !isProviderDoubted
    const isHeld = row.list === 'bought' && row.stockOrOptions === 'stock'
    return isHeld && isCertain && row.totalGainLoss !== null ? [row.totalGainLoss] : []
  })
  return { known: gains.length, belowCost: gains.filter((gain) => new Big(gain).lt(0)).length }
}
