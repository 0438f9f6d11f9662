import type { Asset } from '../assets/asset.ts'
import type { Trade } from '../assets/trade.ts'
import type { BookTrade } from './book-trades.ts'
import { type MirrorTexts, mirrorTexts } from './texts/mirror-texts.ts'

/** Sales that no figure in money counts. As there, those of one asset on one day are one. */
export type SalesLeftOut = {
  /** Sales of options. The end of an option at its expiry is not among them, because nobody decided on it. */
  readonly ofOptions: number
  /** Of shares whose holding was bought for nothing, or sold at a price that is not known. */
  readonly unpriced: number
}

/** What a book leaves out of an asset, of which it has these trades. */
export function salesLeftOut({ facts, trades, outcome }: Asset, counted: readonly BookTrade[]): SalesLeftOut {
  const sequences = new Set(counted.map(({ sequence }) => sequence))
  const left = trades.filter(({ does, sequence }) => does === 'sell' && !sequences.has(sequence))
  if (facts.type === 'stock') return { ofOptions: 0, unpriced: daysOf(left) }
  return { ofOptions: daysOf(left.filter(({ sequence }) => sequence !== outcome?.sequence)), unpriced: 0 }
}

const daysOf = (trades: readonly Trade[]): number => new Set(trades.map(({ on }) => on)).size

/** ` Left out: 1 sale of options, 2 whose price is not known.`, and nothing where nothing is. */
export function salesLeftOutWords(
  { ofOptions, unpriced }: SalesLeftOut,
  { salesLeftOut: words }: MirrorTexts = mirrorTexts('en'),
): string {
  const parts = [
    ofOptions > 0 ? [words.ofOptions(ofOptions)] : [],
    unpriced > 0 ? [words.unpriced(unpriced)] : [],
  ].flat()
  return parts.length === 0 ? '' : words.all(parts.join(', '))
}
