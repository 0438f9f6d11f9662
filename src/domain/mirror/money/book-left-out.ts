import type { Asset } from '../../assets/asset.ts'
import { type MirrorTexts, mirrorTexts } from '../texts/mirror-texts.ts'
import type { BookAsset } from './book.ts'

/** Sales that no figure in money counts. As there, those of one asset on one day are one. */
export type SalesLeftOut = {
  /** Sales of options. The end of an option at its expiry is not among them, because nobody decided on it. */
  readonly ofOptions: number
  /** Of shares, at a price that is not known, or after a purchase of which the price is not. */
  readonly unpriced: number
  /** Of shares, of a holding that went on over a split that is only reported, from its day on. */
  readonly overSplits: number
}

/**
 * The sales of an asset of which nobody can say whether they made a gain or a loss.
 * @param share what the book has of it; null of an option
 */
export function salesLeftOut({ trades, outcome }: Asset, share: BookAsset | null): SalesLeftOut {
  if (share === null) {
    const sold = trades.filter(({ does, sequence }) => does === 'sell' && sequence !== outcome?.sequence)
    return { ...NONE_LEFT_OUT, ofOptions: daysOf(sold) }
  }
  const unknown = share.trades.filter(
    ({ does, amount, averageCost }) => does === 'sell' && (amount === null || averageCost === null),
  )
  const [overSplits, unpriced] = [true, false].map((isOver) =>
    daysOf(unknown.filter(({ sequence }) => share.overSplit.has(sequence) === isOver)),
  )
  return { ...NONE_LEFT_OUT, unpriced: unpriced ?? 0, overSplits: overSplits ?? 0 }
}

export const NONE_LEFT_OUT: SalesLeftOut = { ofOptions: 0, unpriced: 0, overSplits: 0 }

const daysOf = (trades: readonly { readonly on: string }[]): number => new Set(trades.map(({ on }) => on)).size

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
