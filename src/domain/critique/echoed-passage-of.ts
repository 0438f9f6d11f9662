import type { AssetEntry } from '../assets/asset.ts'
import { onceCorrected } from '../assets/corrected-entries.ts'
import { decidedAt } from '../assets/day-decided.ts'
import type { EchoedPassage } from '../echo/echoed-passage.ts'
import type { EchoHit } from '../echo/find-echoes.ts'
import { type KnownPrices, priceSince } from '../echo/price-since.ts'
import { percentChange } from '../prices/money.ts'
import type { Instant } from '../time.ts'
import { critiqueRequest } from './critique-request.ts'

/**
 * All that is said of a passage that was found.
 * @param entries of the asset that it is about, oldest first
 * @param at the moment up to which anything is known
 * @returns null when the entry is not among them
 */
export function echoedPassageOf(
  recorded: readonly AssetEntry[],
  hit: Pick<EchoHit, 'sequence' | 'span'>,
  prices: KnownPrices,
  at: Instant,
): EchoedPassage | null {
  const entries = onceCorrected(recorded)
  const entry = entries.find(({ sequence }) => sequence === hit.sequence)
  const request = entry?.kind === 'decision-recorded' && critiqueRequest(entries, [], entry.decisionId, prices.splits)
  if (!request || entry.kind !== 'decision-recorded') return null
  const { decision, position } = request
  return {
    passage: entry.thesis.slice(hit.span.from, hit.span.to),
    at: decidedAt(entry),
    ...(decidedAt(entry) !== entry.recordedAt && { writtenAt: entry.recordedAt }),
    action: entry.action,
    ticker: request.ticker,
    isOption: request.option !== undefined,
    confidence: entry.confidence,
    since: priceSince(entries, entry, prices, at),
    gainPercent: position && decision.price !== null ? percentChange(position.averageCost, decision.price) : null,
  }
}
