import type { AnalysisView } from '#contract/critiques.ts'
import type { CritiqueFacts } from '#domain/critique/critique.ts'
import { filedAmountWords, filedPeriodWords, measureWords } from '#domain/filings/filed-format.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'

/** The filings and headlines that a critic was given, as the page shows them. */
export function viewFacts({ filings, headlines }: CritiqueFacts = {}): Pick<AnalysisView, 'headlines' | 'filings'> {
  return {
    ...(headlines && {
      headlines: headlines.map((headline) => ({
        ...headline,
        publishedOn: readableDate(headline.publishedAt, MARKET_ZONE),
      })),
    }),
    ...(filings && filings !== 'none' && { filings: viewFilings(filings) }),
  }
}

const viewFilings = ({ measures }: Exclude<CritiqueFacts['filings'], 'none' | null | undefined>) =>
  measures.flatMap((measure) =>
    measure.figures.map((figure) => ({
      figure: measureWords(measure, measures),
      period: filedPeriodWords(figure),
      value: filedAmountWords(figure.value, measure.unit),
      change: figure.growthPercent === null ? null : `${figure.growthPercent}%`,
      filedOn: figure.filedOn,
      form: figure.form,
    })),
  )
