import { marketDayOf } from '../../prices/market-calendar.ts'
import { splitPrice } from '../../prices/split.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import type { AssetStep } from './asset-steps.ts'
import type { FoundLine } from './found-lines.ts'
import { writtenLate } from './line-writing.ts'
import { type LineSoFar, toLastShares } from './lines.ts'

/** A stop or target that had been reached when it was written down, so that it counts as no line. Its level in today's shares. */
export type LateLine = Pick<
  LineSoFar,
  'assetId' | 'ticker' | 'isOption' | 'kind' | 'levelPrice' | 'setBySequence' | 'on'
> & {
  /** New York's day on which it was written down. */
  readonly writtenOn: string
}

/** Those among the found lines of an asset. */
export function lateLines(steps: readonly AssetStep[], found: readonly FoundLine[]): readonly LateLine[] {
  const last = steps.at(-1)?.after
  if (!last) return []
  return found.flatMap(({ reached, step }): LateLine[] => {
    const { kind, levelPrice, setBySequence, on } = reached
    const writtenAt = writtenLate(reached, steps)
    if (writtenAt === null) return []
    return [
      {
        ...{ assetId: last.assetId, ticker: last.facts.ticker, isOption: last.facts.type === 'options' },
        ...{ kind, setBySequence, on },
        levelPrice: levelPrice && toLastShares(splitPrice, step.after, last)(levelPrice),
        writtenOn: marketDayOf(writtenAt),
      },
    ]
  })
}

/** `the stop of $90.00 was reached on Feb 5, 2026, and written down only on Mar 16, 2026, so it does not count` */
export const lateLineWords = ({ kind, levelPrice, on, writtenOn }: LateLine, { lines, figures }: MirrorTexts): string =>
  lines.writtenLate({
    kind,
    at: figures.usd(levelPrice ?? '0'),
    on: figures.day(on),
    writtenOn: figures.day(writtenOn),
  })
