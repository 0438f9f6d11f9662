import { describe, expect, it } from 'vitest'
import { type Chapter, STORIES, type Story } from '#test/fixtures/stories.ts'
import { openAsset, recordDecision } from '../decisions/decision.ts'
import type { AssetFact } from '../ledger/entry.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { accept, type Result } from '../result.ts'
import type { AssetEntry } from './asset.ts'
import { explanationOf } from './explanation/explanation.ts'
import { levelsOf, triggeredAlerts } from './levels.ts'
import { settleOption } from './option.ts'
import { observationOf } from './price-observation.ts'
import { recordSplit } from './record-split.ts'
import { replayAsset } from './replay-asset.ts'
import { realizedGainOf, valueAsset, valueAssetNow } from './valuation.ts'

const THESIS = 'It is written down here so that it can be read again.'

function factOf(before: readonly AssetEntry[], story: Story, { does }: Chapter, at: string): Result<AssetFact> {
  const asset = replayAsset(before)
  const typed = (price: string) => ({ price, source: 'typed' as const, at })
  if ('splitOn' in does && asset)
    return recordSplit(asset, before, { ...does, effectiveOn: does.splitOn, source: 'typed' }, at)
  if ('outcome' in does && asset) return settleOption(asset, { ...does, price: typed(does.price) }, at)
  if ('noted' in does) return accept({ kind: 'price-noted', assetId: 1, price: typed(does.noted) })
  if (!('action' in does)) throw new RangeError('Only an asset that is there can be split or settled.')
  const said = { decisionId: `decision ${at}`, confidence: 6, thesis: THESIS, price: typed(does.price) }
  const quantity = 'quantity' in does ? does.quantity : null
  if (asset) return recordDecision(asset, { ...said, action: does.action, quantity })
  if ((does.action !== 'Watch' && does.action !== 'Buy') || quantity === null)
    throw new RangeError('A story begins so.')
  return openAsset({ assetCount: 0, sameAssetId: null }, { ...said, action: does.action, quantity, asset: story.asset })
}

/** The entries of a story up to a chapter, the levels that its prices reach among them. */
function told(story: Story, chapters: readonly Chapter[]): readonly AssetEntry[] {
  const entries: AssetEntry[] = []
  const add = (fact: AssetFact, recordedAt: string) =>
    entries.push({ ...fact, sequence: entries.length + 1, recordedAt })
  for (const chapter of chapters) {
    const at = `${chapter.on}T15:00:00.000Z`
    const fact = factOf(entries, story, chapter, at)
    if (!fact.ok) throw new Error(fact.problem.message)
    add(fact.value, at)
    const asset = replayAsset(entries)
    if (asset?.notedPrice?.at === at)
      for (const alert of triggeredAlerts(asset, observationOf(asset.notedPrice))) add(alert, at)
  }
  return entries
}

describe.each(STORIES)('the story “$name”', (story) => {
  it.each(story.chapters.map((chapter, index) => ({ index, ...chapter })))('on $on', ({ index, shows }) => {
    const entries = told(story, story.chapters.slice(0, index + 1))
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a story opens an asset')
    const { stopLossPrice, takeProfitPrice, passed, list, realizedGain, totalGainLoss, ...value } = shows
    expect(asset.list).toBe({ watched: 'Watch', bought: 'Buy', sold: 'Sell' }[list])
    expect(valueAsset(asset, asset.notedPrice?.price ?? null)).toEqual({
      ...value,
      totalGainLossPercent: totalGainLoss,
    })
    expect(realizedGainOf(asset)).toBe(realizedGain)
    const { stopLoss, takeProfit } = levelsOf(asset)
    expect(stopLoss && roundUnitPrice(stopLoss)).toBe(stopLossPrice ?? null)
    expect(takeProfit && roundUnitPrice(takeProfit)).toBe(takeProfitPrice ?? null)
    expect(asset.crossings.map(({ level }) => level)).toEqual(passed ?? [])
  })

  it('explains every figure with the figure itself as its result, from entries that are there', () => {
    const entries = told(story, story.chapters)
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a story opens an asset')
    const value = valueAssetNow(asset, { price: asset.notedPrice, isInSharesHeld: true }, null)
    const { figures, positionChanges } = explanationOf(asset, entries, {
      ...value,
      price: asset.notedPrice,
      today: { gain: null, parts: null, price: null },
    })
    const last = story.chapters.at(-1)?.shows
    const resultOf = (name: string) => figures.find((figure) => figure.name === name)?.result.replace(/[$,%+]/g, '')
    expect(resultOf('Cost basis')).toBe(last?.costBasis)
    expect(resultOf('Total value')).toBe(last?.currentValue)
    expect(resultOf('Total gain/loss')?.replace('\u2212', '-')).toBe(last?.totalGainLoss)
    const sequences = entries.map(({ sequence }) => sequence)
    for (const { entries: from } of figures) expect(sequences).toEqual(expect.arrayContaining([...from]))
    expect(positionChanges.length).toBeGreaterThan(0)
  })
})
