import type { Asset } from '../assets/asset.ts'
import { salesOver } from '../assets/over-reported-splits.ts'
import type { Trade } from '../assets/trade.ts'
import type { Split } from '../prices/split.ts'
import type { BookTrade } from './book-trades.ts'
import { type MirrorTexts, mirrorTexts } from './texts/mirror-texts.ts'

/** Sales that no figure in money counts. As there, those of one asset on one day are one. */
export type SalesLeftOut = {
  /** Sales of options. The end of an option at its expiry is not among them, because nobody decided on it. */
  readonly ofOptions: number
  /** Of shares whose holding was bought for nothing, or sold at a price that is not known. */
  readonly unpriced: number
  /** Of shares whose holding went on over a split that is only reported. */
  readonly overSplits: number
}

/**
 * What a book leaves out of an asset, of which it has these trades.
 * @param allSplits that are known of its share
 */
export function salesLeftOut(asset: Asset, counted: readonly BookTrade[], allSplits: readonly Split[]): SalesLeftOut {
  const { facts, trades, outcome } = asset
  const sequences = new Set(counted.map(({ sequence }) => sequence))
  const left = trades.filter(({ does, sequence }) => does === 'sell' && !sequences.has(sequence))
  if (facts.type !== 'stock')
    return { ...NONE, ofOptions: daysOf(left.filter(({ sequence }) => sequence !== outcome?.sequence)) }
  const over = salesOver(asset, allSplits)
  const periodsOver = new Set(trades.flatMap(({ sequence, periodIndex }) => (over.has(sequence) ? [periodIndex] : [])))
  const [overSplits, unpriced] = [true, false].map((isOver) =>
    daysOf(left.filter(({ periodIndex }) => periodsOver.has(periodIndex) === isOver)),
  )
  return { ...NONE, unpriced: unpriced ?? 0, overSplits: overSplits ?? 0 }
}

const NONE: SalesLeftOut = { ofOptions: 0, unpriced: 0, overSplits: 0 }

const daysOf = (trades: readonly Trade[]): number => new Set(trades.map(({ on }) => on)).size

/** ` Left out: 1 sale of options, 2 whose price is not known.`, and nothing where nothing is. */
export function salesLeftOutWords(
  { ofOptions, unpriced, overSplits }: SalesLeftOut,
  { salesLeftOut: words }: MirrorTexts = mirrorTexts('en'),
): string {
  const parts = [
    ofOptions > 0 ? [words.ofOptions(ofOptions)] : [],
    unpriced > 0 ? [words.unpriced(unpriced)] : [],
    overSplits > 0 ? [words.overSplits(overSplits)] : [],
  ].flat()
  return parts.length === 0 ? '' : words.all(parts.join(', '))
}
