import type { AssetEntry } from '#domain/assets/asset.ts'
import type { CritiqueRequest } from '#domain/critique/critique.ts'
import { critiqueRequest } from '#domain/critique/critique-request.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import type { AssetFacts, Entry, LevelChange } from '#domain/ledger/entry.ts'
import type { PrincipleFact } from '#domain/ledger/principle-entries.ts'
import type { CaseEntry, CriticCase } from './case.ts'

/** The day of entries whose day does not matter. */
const SOME_DAY = '2025-11-17'
const ASSET_ID = 1

/** The critic's requests for all decisions of a case, oldest first. The expert judges the last one. */
export function requestsOf(one: CriticCase): readonly CritiqueRequest[] {
  const entries = entriesOf(one)
  return one.entries.map((_, index) => {
    const request = critiqueRequest(entries, principlesOf(one), decisionId(index))
    if (!request) throw new Error(`${one.id} has no decision ${index}`)
    return request
  })
}

const decisionId = (index: number): string => `decision-${index}`

/** The ledger of a case: for each entry a decision, preceded by the stop or target that the price had reached. */
function entriesOf(one: CriticCase): readonly AssetEntry[] {
  const entries: AssetEntry[] = []
  const standing = { stop: NO_LEVEL, target: NO_LEVEL }
  one.entries.forEach((entry, index) => {
    const place = () => ({ assetId: ASSET_ID, sequence: sequenceAt(entries) })
    if (entry.reached) {
      const { level, price, day } = entry.reached
      const { at, setBy } = standing[level === 'stop-loss' ? 'stop' : 'target']
      if (at === null) throw new Error(`${one.id} reaches a ${level} that is not set`)
      const reached = { price, source: 'typed', at: `${day}T21:00:00.000Z` } as const
      const fact = { level, levelPrice: at, price: reached, setBySequence: setBy }
      entries.push({ kind: 'level-crossed', recordedAt: reached.at, ...fact, ...place() })
    }
    const { levels } = levelsOf(entry, standing, sequenceAt(entries))
    const recordedAt = `${entry.day ?? SOME_DAY}T15:00:00.000Z`
    entries.push({ kind: 'decision-recorded', recordedAt, ...place(), ...decisionOf(one, index), ...levels })
  })
  return entries
}

const sequenceAt = (entries: readonly AssetEntry[]): number => entries.length + 1

function decisionOf(one: CriticCase, index: number) {
  const entry = one.entries[index]
  if (!entry) throw new Error(`${one.id} has no entry ${index}`)
  const { action, confidence, thesis, price, quantity = '10', day = SOME_DAY } = entry
  return {
    decisionId: decisionId(index),
    action,
    confidence,
    thesis,
    price: price === undefined ? null : ({ price, source: 'typed', at: `${day}T15:00:00.000Z` } as const),
    quantity: movesQuantity(action) || action === 'Watch' ? quantity : null,
    asset: index === 0 ? factsOf(one) : null,
  }
}

function factsOf({ asset, contract }: CriticCase): AssetFacts {
  const [ticker = '', ...name] = asset.split(' ')
  const type = contract ? 'options' : 'stock'
  return { ticker, companyName: name.join(' '), type, contract: contract ?? null, ...NO_PERCENTS }
}

const NO_PERCENTS = { stopLossPercent: null, takeProfitPercent: null }

type Standing = { at: string | null; setBy: number }
const NO_LEVEL: Standing = { at: null, setBy: 0 }

/** The changes that the entry makes to stop and target. It also updates `standing`. */
function levelsOf(entry: CaseEntry, standing: { stop: Standing; target: Standing }, sequence: number) {
  const levels: { stopLoss?: LevelChange; takeProfit?: LevelChange } = {}
  if (entry.stop !== undefined) {
    levels.stopLoss = { from: standing.stop.at, to: entry.stop, percent: null }
    standing.stop = { at: entry.stop, setBy: sequence }
  }
  if (entry.target !== undefined) {
    levels.takeProfit = { from: standing.target.at, to: entry.target, percent: null }
    standing.target = { at: entry.target, setBy: sequence }
  }
  return Object.keys(levels).length === 0 ? {} : { levels: { levels } }
}

const principlesOf = ({ principles = [] }: CriticCase): readonly Entry<PrincipleFact>[] =>
  principles.map((text, index) => ({
    kind: 'principle-written',
    principleId: `principle-${index}`,
    text,
    sequence: index + 1,
    recordedAt: '2015-01-05T15:00:00.000Z',
  }))
