import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { Language } from '#domain/locale.ts'
import { keptFinding } from '#domain/mirror/findings/kept-finding.ts'
import { assetSteps } from '#domain/mirror/lines/asset-steps.ts'
import { boughtAgain } from '#domain/mirror/lines/bought-again.ts'
import { lineOutcome } from '#domain/mirror/lines/line-outcome.ts'
import { reachedLines } from '#domain/mirror/lines/lines.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { assetDiary, stopAt } from './asset-diary.ts'

type DiaryOf = ReturnType<typeof assetDiary>

/** Ten shares at 100 with a stop at 90, which 89.50 reached on the first day of June. */
export function stopped(assetId = 1, quantity = '10'): DiaryOf {
  const diary = assetDiary(assetId)
  diary.decide('2026-05-04', 'Buy', { quantity, price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '89.5')
  return diary
}

/** Each line with what came of it, by the closes that are known. */
export function judge(
  diary: DiaryOf,
  today: string,
  last: Decimal | null,
  closes: Readonly<Record<string, Decimal>> = {},
) {
  const trades = replayAsset(diary.entries)?.trades ?? []
  const lines = reachedLines(assetSteps(diary.entries), today)
  const again = boughtAgain(lines, trades)
  return lines.map((line, at) => ({
    line,
    outcome: lineOutcome(line, lines.slice(at + 1).find(({ isRest }) => !isRest) ?? null, {
      closeOn: (day) => closes[day] ?? null,
      last: last === null ? null : { price: last, on: today },
      trades,
      again: again.get(line) ?? [],
    }),
    benchmarkReturn: null,
  }))
}

/** What is credited of lines that were all written down here. */
export const creditOf = (lines: ReturnType<typeof judge>, language: Language = 'en') =>
  keptFinding({
    ...{ lines, language, importedEntries: 0 },
    ...{ correctedLines: [], lateLines: [], undatedLines: [], boughtBackLines: [] },
  })
