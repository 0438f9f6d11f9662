import Big from 'big.js'
import type { Decimal } from '../../prices/money.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { LineFound } from './lines.ts'

/**
 * What was sold at a line, where at least as much was bought again on the same day: that is neither kept nor held through. What was kept on
 * beside it is a line of its own.
 */
export type BoughtBackLine = Pick<
  LineFound,
  'assetId' | 'ticker' | 'isOption' | 'kind' | 'levelPrice' | 'words' | 'setBySequence' | 'on' | 'quantity'
> & {
  /** Units of the line that were sold. */
  readonly sold: Decimal
}

export const boughtBackLines = (lines: readonly LineFound[]): readonly BoughtBackLine[] =>
  lines.flatMap(({ assetId, ticker, isOption, kind, levelPrice, words, setBySequence, on, quantity, response }) =>
    response.was === 'bought back'
      ? [
          {
            ...{ assetId, ticker, isOption, kind, levelPrice, words, setBySequence, on, quantity },
            sold: response.sold,
          },
        ]
      : [],
  )

/** `the stop of $90.00 was reached on Jun 1, 2026; you sold 5 of 10, and bought at least as much again on the same day, …` */
export const boughtBackWords = (
  { kind, levelPrice, words, on, quantity, sold }: BoughtBackLine,
  { lines, figures, drift }: MirrorTexts,
): string =>
  lines.boughtBack({
    kind,
    at: levelPrice === null ? drift.quoted(words ?? '') : figures.usd(levelPrice),
    on: figures.day(on),
    part: new Big(sold).lt(quantity) ? { sold: figures.quantity(sold), of: figures.quantity(quantity) } : null,
  })
