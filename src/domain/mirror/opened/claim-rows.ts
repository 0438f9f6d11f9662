import { judgedClaims } from '../critic-score.ts'
import { dayOfWeek, timeOfDay } from '../hours.ts'
import type { ScoredClaim } from '../mirror-claims.ts'
import { periodsOf, squaredError } from '../score-periods.ts'
import type { MirrorTexts } from '../texts/mirror-texts.ts'
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
  const rows = claims.map((claim, at) =>
    rowOf(claim, [statedWords(claim, texts), outcomeWords(claim, texts), figures.thousandths(errors[at] ?? 0)]),
  )
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.period, rows }],
    sums: [
      opened.hits(claims.filter(({ cameTrue }) => cameTrue).length, claims.length),
      opened.meanError(figures.thousandths(meanOf(errors))),
    ],
  }
}

/** The claims that were written at one time of the day, or on one day of the week, with the moment of each. */
export function hourRows({ scored }: FigureSources, name: string, texts: MirrorTexts): OpenedFigure {
  const { opened, figures } = texts
  const claims = scored.filter(({ recordedAt }) => timeOfDay(recordedAt) === name || dayOfWeek(recordedAt) === name)
  if (claims.length === 0) return SILENT
  const rows = claims.map((claim) => rowOf(claim, [figures.moment(claim.recordedAt), outcomeWords(claim, texts)]))
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
  const error = (probability: number, { cameTrue }: ScoredClaim) => squaredError({ probability, cameTrue })
  const rows = judged.map(({ claim, reading }) =>
    rowOf(claim, [
      figures.share(reading.percent / 100),
      figures.thousandths(error(reading.percent / 100, claim)),
      statedWords(claim, texts),
      figures.thousandths(squaredError(claim)),
      outcomeWords(claim, texts),
    ]),
  )
  const [its, yours] = [
    meanOf(judged.map(({ claim, reading }) => error(reading.percent / 100, claim))),
    meanOf(judged.map(({ claim }) => squaredError(claim))),
  ]
  const hits = judged.filter(({ claim }) => claim.cameTrue).length
  return {
    groups: [{ title: opened.claims(rows.length), columns: opened.columns.critic, rows }],
    sums: [opened.hits(hits, judged.length), opened.meanErrors(figures.thousandths(its), figures.thousandths(yours))],
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

const statedWords = ({ probability }: Pick<ScoredClaim, 'probability'>, { figures }: MirrorTexts) =>
  figures.share(probability)

const outcomeWords = ({ cameTrue }: Pick<ScoredClaim, 'cameTrue'>, { opened }: MirrorTexts) =>
  cameTrue ? opened.cameTrue : opened.didNot
