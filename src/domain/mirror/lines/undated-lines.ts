import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { LineFound } from './lines.ts'

/**
 * A line of an option that was sold or exercised before it expired, on a day that nobody has said: whether it was kept or held through is
 * not known. Its level in USD per contract.
 */
export type UndatedLine = Pick<
  LineFound,
  'assetId' | 'ticker' | 'isOption' | 'kind' | 'levelPrice' | 'words' | 'setBySequence' | 'on' | 'isRest'
>

export const undatedLines = (lines: readonly LineFound[]): readonly UndatedLine[] =>
  lines.flatMap(({ assetId, ticker, isOption, kind, levelPrice, words, setBySequence, on, isRest, response }) =>
    response.was === 'not known'
      ? [{ assetId, ticker, isOption, kind, levelPrice, words, setBySequence, on, isRest }]
      : [],
  )

/** `the stop of $3.00 was reached on Jan 12, 2026, and on which day the option was sold or exercised is not known, so it does not count` */
export const undatedLineWords = (
  { kind, levelPrice, words, on, isRest }: UndatedLine,
  { lines, figures, drift }: MirrorTexts,
): string =>
  lines.undated({
    kind,
    at: levelPrice === null ? drift.quoted(words ?? '') : figures.usd(levelPrice),
    on: figures.day(on),
    isRest,
  })
