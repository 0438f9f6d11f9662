import { marketClosesAt, marketDayOf } from '../../prices/market-calendar.ts'
import { sessionOn } from '../../prices/market-session.ts'
import { judgedClaims, LEAST_CRITIQUED } from '../claims/critic-score.ts'
import { dayOfWeek, timeOfDay } from '../claims/hours.ts'
import type { ScoredClaim } from '../claims/mirror-claims.ts'
import { LEAST_OF_PERIOD, periodsOf, squaredError } from '../claims/score-periods.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
import { decimalsOfMean } from './carried-decimals.ts'
import { type FigureRow, meanOf, type OpenedFigure, SILENT } from './figure-rows.ts'
import type { FigureSources } from './opened-figure.ts'

/** The claims that were made with one confidence. */
export const levelRows = ({ scored }: FigureSources, probability: number, texts: MirrorTexts): OpenedFigure =>
  claimsWith(
    scored.filter((claim) => claim.probability === probability),
    texts,
  )

/** The claims of the decisions of a year or a quarter, with the squared error of each. */
export function periodRows({ scored }: FigureSources, id: string, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const claims = scored.filter(({ on }) => periodsOf(on).includes(id))
  if (claims.length === 0) return SILENT
  const errors = claims.map(squaredError)
  const errorWords = errorsWritten(errors, figures)
  const rows = claims.map((claim, at) =>
    rowOf(claim, [statedWords(claim, texts), outcomeWords(claim, texts), errorWords(errors[at] ?? 0)]),
  )
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.period, rows }],
    sums: [
      opened.hits(claims.filter(({ cameTrue }) => cameTrue).length, claims.length),
      ...(claims.length < LEAST_OF_PERIOD ? [] : [opened.meanError(figures.thousandths(meanOf(errors)))]),
    ],
  }
}

/** Squared errors with three decimals, or with four where those do not come to the mean that is printed. */
const errorsWritten = (errors: readonly number[], { thousandths, tenThousandths }: MirrorTexts['figures']) =>
  decimalsOfMean(errors, meanOf(errors), 3) === 3 ? thousandths : tenThousandths

/** The claims that were written at one time of the day, or on one day of the week, with the moment of each. */
export function hourRows({ scored }: FigureSources, name: string, texts: MirrorTexts): OpenedFigure {
  const { opened } = texts
  const claims = scored.filter(({ recordedAt }) => timeOfDay(recordedAt) === name || dayOfWeek(recordedAt) === name)
  if (claims.length === 0) return SILENT
  const rows = claims.map((claim) => rowOf(claim, [momentWords(claim, texts), outcomeWords(claim, texts)]))
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.hours, rows }],
    sums: [opened.hits(claims.filter(({ cameTrue }) => cameTrue).length, claims.length)],
  }
}

/** The claims that a model judged, with its probability beside the person's, and the squared error of each. */
export function criticRows({ scored, blind }: FigureSources, model: string, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const judged = judgedClaims(scored, blind).filter(({ reading }) => reading.model === model)
  if (judged.length === 0) return SILENT
  const itsErrors = judged.map(({ claim: { cameTrue }, reading }) =>
    squaredError({ probability: reading.percent / 100, cameTrue }),
  )
  const yourErrors = judged.map(({ claim }) => squaredError(claim))
  const [itsWords, yourWords] = [errorsWritten(itsErrors, figures), errorsWritten(yourErrors, figures)]
  const rows = judged.map(({ claim, reading }, at) =>
    rowOf(claim, [
      figures.share(reading.percent / 100),
      itsWords(itsErrors[at] ?? 0),
      statedWords(claim, texts),
      yourWords(yourErrors[at] ?? 0),
      outcomeWords(claim, texts),
    ]),
  )
  const [its, yours] = [meanOf(itsErrors), meanOf(yourErrors)]
  const hits = judged.filter(({ claim }) => claim.cameTrue).length
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.critic, rows }],
    sums: [
      opened.hits(hits, judged.length),
      ...(judged.length < LEAST_CRITIQUED.scores
        ? []
        : [opened.meanErrors(figures.thousandths(its), figures.thousandths(yours))]),
    ],
  }
}

function claimsWith(claims: readonly ScoredClaim[], texts: MirrorTexts): OpenedFigure {
  const { opened } = texts
  if (claims.length === 0) return SILENT
  const rows = claims.map((claim) => rowOf(claim, [claim.words, outcomeWords(claim, texts)]))
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.level, rows }],
    sums: [opened.hits(claims.filter(({ cameTrue }) => cameTrue).length, claims.length)],
  }
}

type Linked = Pick<ScoredClaim, 'assetId' | 'ticker' | 'sequence' | 'on'>

/** What is scored is told already: a claim whose review is due is in none of these figures. */
const rowOf = ({ assetId, ticker, sequence, on }: Linked, cells: readonly string[]): FigureRow => ({
  ...{ assetId, ticker, sequence, on },
  cells,
  tells: [],
})

/** When it was written, and on a day on which the exchange closed early, when that was: an afternoon then is after the close. */
function momentWords({ recordedAt }: ScoredClaim, { opened, figures }: MirrorTexts): string {
  const session = sessionOn(marketDayOf(recordedAt))
  const isShort = session !== null && marketClosesAt(session.day) !== USUAL_CLOSE
  const moment = figures.moment(recordedAt)
  return isShort ? opened.closedEarly(moment, figures.clock(session.closesAt)) : moment
}

const USUAL_CLOSE = '16:00'

const statedWords = ({ probability }: Pick<ScoredClaim, 'probability'>, { figures }: MirrorTexts) =>
  figures.share(probability)

const outcomeWords = ({ cameTrue }: Pick<ScoredClaim, 'cameTrue'>, { opened }: MirrorTexts) =>
  cameTrue ? opened.cameTrue : opened.didNot
