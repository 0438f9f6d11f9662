import type { CompanyFilings, FiledFigure, FiledMeasure } from '../../filings/filed-figures.ts'
import { filedAmountWords, filedPeriodWords, measureWords } from '../../filings/filed-format.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../prices/market-calendar.ts'
import { calendarDay, type Instant } from '../../time.ts'
import type { CritiqueRequest, Headline } from '../critique.ts'
import { visibleText } from '../visible-text.ts'

/** The filings and the headlines, each inside a fence of its own. Where there are none, their fence is left out. */
export const sourcesOf = ({
  filings,
  headlines,
  decision,
}: Pick<CritiqueRequest, 'filings' | 'headlines' | 'decision'>) => [
  ...(filings ? [fence('filings', filingsData(filings))] : []),
  ...(headlines && headlines.length > 0
    ? [
        fence(
          'headlines',
          headlines.map((headline) => headlineData(headline, decision.at)),
        ),
      ]
    : []),
]

const filingsData = ({ name, measures }: CompanyFilings) => ({
  company: name,
  figures: measures.flatMap((measure) =>
    measure.figures.map((figure) => figureData(measureWords(measure, measures), measure.unit, figure)),
  ),
})

const figureData = (words: string, unit: FiledMeasure['unit'], figure: FiledFigure) => ({
  figure: words,
  period: filedPeriodWords(figure),
  value: filedAmountWords(figure.value, unit),
  changeOnYearBefore: figure.growthPercent === null ? 'not known' : `${figure.growthPercent}%`,
  filedOn: figure.filedOn,
  form: figure.form,
})

const headlineData = ({ title, publisher, publishedAt }: Headline, now: Instant) => ({
  publishedOn: calendarDay(publishedAt, MARKET_ZONE),
  daysBefore: calendarDaysBetween(publishedAt, now),
  publisher,
  title,
})

/** As JSON, with no way to write a tag or an invisible instruction inside it. */
export const fence = (name: string, data: unknown): string =>
  `<${name}>\n${visibleText(JSON.stringify(data, null, 1)).replaceAll('<', '\\u003c')}\n</${name}>`

const FENCED = /<(?<name>\w+)>\n(?<data>.*?)\n<\/\k<name>>/gs

/** The texts and figures that stand inside the fences, without the names of their fields. `leftOut` names fields or fences to leave out. */
export const fencedTexts = (input: string, leftOut: ReadonlySet<string>): string[] =>
  [...input.matchAll(FENCED)].flatMap(({ groups }) =>
    textsOf({ [groups?.name ?? '']: JSON.parse(groups?.data ?? 'null') }, leftOut),
  )

/** The texts that stand in these fields only. */
export const fencedFields = (input: string, fields: ReadonlySet<string>): string[] =>
  [...input.matchAll(FENCED)].flatMap(({ groups }) => fieldsOf(JSON.parse(groups?.data ?? 'null'), fields))

function fieldsOf(data: unknown, fields: ReadonlySet<string>): string[] {
  if (Array.isArray(data)) return data.flatMap((item: unknown) => fieldsOf(item, fields))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && fields.has(name) ? [value] : fieldsOf(value, fields),
  )
}

function textsOf(data: unknown, leftOut: ReadonlySet<string>): string[] {
  if (Array.isArray(data)) return data.flatMap((item: unknown) => textsOf(item, leftOut))
  if (typeof data !== 'object' || data === null) return data === null ? [] : [String(data)]
  return Object.entries(data).flatMap(([name, value]) => (leftOut.has(name) ? [] : textsOf(value, leftOut)))
}
