import { useId } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import type { MoneyView } from '#contract/mirror-money.ts'
import { fixedWords, shareWords, signedWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import type { OpenedFigureName } from '#domain/mirror/opened/opened-figure-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { DisclosuresAbout } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { Missing, MOST_NAMED } from './gains-and-losses.tsx'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { OnDemand } from './on-demand.tsx'
import { OpenedFigure, OpenedParts } from './opened-figure.tsx'
import { rangeWords, signedPercent } from './review-format.ts'

type YearsProps = { user: string; mirror: MirrorView }

/** Turnover and the cost of trading by year, what was sold compared with what was kept, and position size against confidence. */
export function YearsInstrument({ user, mirror: { money, missing, benchmark, assets } }: YearsProps) {
  const language = useLanguage()
  const { years: messages } = behaviourMessages(language)
  const { years, optionsLeftOut } = money
  const compared = comparisons(money, language)
  return (
    <Instrument
      name={messages.name}
      n={messages.n(years.length)}
      isSilent={years.length === 0}
      note={
        <>
          {optionsLeftOut > 0 && <p>{messages.sharesOnly(optionsLeftOut)}</p>}
          <Lacking years={years} />
        </>
      }
      method={
        <>
          <p>{messages.method}</p>
          {benchmark && years.some(({ isBenchmarkWithheld }) => isBenchmarkWithheld) && (
            <p>{messages.withheld(benchmark)}</p>
          )}
          {years.some(({ isMadeWithheld }) => isMadeWithheld) && <p>{messages.madeWithheld}</p>}
          <Silent money={money} />
          <Missing tickers={missing} />
        </>
      }
    >
      {years.length === 0 ? (
        <p className={styles.quiet}>{messages.begins}</p>
      ) : (
        <>
          <YearsTable years={years} benchmark={benchmark} />
          <OpenedParts
            user={user}
            assets={assets}
            parts={years.filter(hasEntries).map(({ year }) => ({ figure: 'year', part: year, label: year }))}
          />
        </>
      )}
      {compared.length > 0 && (
        <OnDemand name="comparisons" label={messages.comparisons(compared.length)}>
          <ul className={styles.drift}>
            {compared.map((one) => (
              <ComparedFigures key={one.words} user={user} assets={assets} compared={one} />
            ))}
          </ul>
        </OnDemand>
      )}
    </Instrument>
  )
}

type ComparedProps = { user: string; assets: MirrorView['assets']; compared: Compared }

function ComparedFigures({ user, assets, compared: { words, figures } }: ComparedProps) {
  const id = useId()
  // What is compared, without how it came out, which nobody wants to hear with each of thirty rows.
  const [compared = ''] = words.split(':', 1)
  return (
    <li>
      <span>
        <span id={id}>{compared}</span>
        {words.slice(compared.length)}
      </span>
      <DisclosuresAbout value={id}>
        {figures.map(({ figure, label }) => (
          <OpenedFigure key={figure} user={user} assets={assets} figure={figure} label={label} />
        ))}
      </DisclosuresAbout>
    </li>
  )
}

/** Why what could not be told is not. */
function Silent({ money: { selling, exchanges, size, sizeAskedFor, passedOn, afterLosses } }: { money: MoneyView }) {
  const { silent, sizeAskedFor: askedFor } = useMessages(behaviourMessages).years
  return (
    <>
      {!selling && <p>{silent.selling}</p>}
      {!exchanges && <p>{silent.exchanges}</p>}
      {!size && <p>{[silent.size, ...(sizeAskedFor > 0 ? [askedFor(sizeAskedFor)] : [])].join(' ')}</p>}
      {!passedOn.difference && <p>{silent.passedOn(passedOn.watched, passedOn.bought)}</p>}
      {!afterLosses.difference && <p>{silent.afterLosses(afterLosses.after.windows, afterLosses.other.windows)}</p>}
    </>
  )
}

type TableProps = Pick<MoneyView, 'years'> & Pick<MirrorView, 'benchmark'>

function YearsTable({ years, benchmark }: TableProps) {
  const language = useLanguage()
  const { years: messages } = behaviourMessages(language)
  const { columns } = messages
  return (
    <table className={classes(styles.table, tables.stacked)}>
      <caption>{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.year}</th>
          <th scope="col">{columns.turnover}</th>
          <th scope="col">{columns.made}</th>
          <th scope="col">{columns.untouched}</th>
          <th scope="col">{columns.difference}</th>
          {benchmark && <th scope="col">{benchmark}</th>}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, isWhole, turnover, days, heldDays, made, drag, optionsLeftOut, ...lacking }) => (
          <tr key={year}>
            <th scope="row">
              {year}
              {!isWhole && <span>{messages.inPart}</span>}
            </th>
            <td data-name={columns.turnover}>
              {turnover === null
                ? unknownWords({ made, heldDays, ...lacking }, language)
                : shareWords(turnover, language)}
              {turnover !== null && heldDays < days && <span>{messages.heldDays(heldDays, days)}</span>}
              {turnover === null && optionsLeftOut > 0 && !isLacking(lacking) && <span>{messages.optionsLeftOut}</span>}
            </td>
            <td data-name={columns.made}>
              {made === null ? unknownWords({ made, heldDays, ...lacking }, language) : signed(made, language)}
            </td>
            <td data-name={columns.untouched}>
              {drag ? signed(drag.untouched, language) : withoutDrag(lacking, messages.nothingHeld, language)}
            </td>
            <td data-name={columns.difference}>
              {drag ? points(drag.difference, language) : withoutDrag(lacking, '', language)}
            </td>
            {benchmark && <td data-name={benchmark}>{benchmarkWords(lacking, language)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type OfBenchmark = Pick<MoneyView['years'][number], 'benchmark' | 'isBenchmarkWithheld'>

function benchmarkWords({ benchmark, isBenchmarkWithheld }: OfBenchmark, language: Language): string {
  const { years } = behaviourMessages(language)
  const { notKnown } = mirrorMessages(language)
  if (isBenchmarkWithheld) return years.notToldYet
  return benchmark === null ? notKnown : signed(benchmark, language)
}

type OfYear = Pick<MoneyView['years'][number], 'withoutClose' | 'overSplit' | 'unpricedTrades'>

/** Where a year lacks nothing and nothing can be left alone, nothing was held when it began. */
const isLacking = ({ withoutClose, overSplit, unpricedTrades }: OfYear): boolean =>
  withoutClose.length + overSplit.length + unpricedTrades.length > 0

type Withheld = Pick<MoneyView['years'][number], 'isMadeWithheld'>

/** Why nothing is told of what was held when the year began, or nothing of the difference to it. */
function withoutDrag(year: OfYear & Withheld, withoutHoldings: string, language: Language): string {
  if (year.isMadeWithheld) return behaviourMessages(language).years.notToldYet
  return isLacking(year) ? mirrorMessages(language).notKnown : withoutHoldings
}

/** Whether a share was held, bought or sold in a year. */
const hasEntries = ({ heldDays, made, ...year }: OfYear & Pick<MoneyView['years'][number], 'heldDays' | 'made'>) =>
  heldDays > 0 || made !== null || isLacking(year)

/** Why a year has no figure: something is lacking, or nothing was held of which there could be one. */
function unknownWords(
  { made, heldDays, ...year }: OfYear & Withheld & Pick<MoneyView['years'][number], 'made' | 'heldDays'>,
  language: Language,
): string {
  const { years } = behaviourMessages(language)
  if (year.isMadeWithheld) return years.notToldYet
  if (isLacking(year) || heldDays > 0) return mirrorMessages(language).notKnown
  return made === null ? years.nothingHeldAtAll : years.nothingHeldAtClose
}

/** What the years lack that are not known, and how to bring it in. */
function Lacking({ years }: Pick<MoneyView, 'years'>) {
  const language = useLanguage()
  const { years: messages } = behaviourMessages(language)
  const namedOf = (tickersOf: (year: OfYear) => readonly string[]) =>
    years
      .flatMap((year) => {
        const tickers = tickersOf(year)
        const first = tickers.slice(0, MOST_NAMED)
        return first.length > 0 ? [messages.lacks(year.year, first.join(', '), tickers.length - first.length)] : []
      })
      .join('; ')
  const [closes, splits] = [namedOf(({ withoutClose }) => withoutClose), namedOf(({ overSplit }) => overSplit)]
  const trades = years.flatMap(({ unpricedTrades }) => unpricedTrades)
  const named = trades
    .slice(0, MOST_NAMED)
    .map(({ ticker, on, does }) => messages.unpricedTrade(ticker, formatDay(on, language), does === 'sell'))
  return (
    <>
      {closes !== '' && <p>{messages.withoutClose(closes)}</p>}
      {splits !== '' && <p>{messages.overSplit(splits)}</p>}
      {named.length > 0 && <p>{messages.unpricedTrades(named.join(', '), trades.length - named.length)}</p>}
    </>
  )
}

/** A comparison in a sentence, and the figures in it that open their entries; named where it has two. */
type Compared = {
  readonly words: string
  readonly figures: readonly { readonly figure: OpenedFigureName; readonly label?: string }[]
}

/** What was sold beside what was kept, bought and watched, each where there are enough of it. */
function comparisons(
  { selling, exchanges, size, sizeAskedFor, passedOn, afterLosses, after84Days, optionsLeftOut }: MoneyView,
  language: Language,
): readonly Compared[] {
  const { years } = behaviourMessages(language)
  const { sales, days, to } = mirrorMessages(language)
  const { difference } = passedOn
  const { after, other } = afterLosses
  const told = (range: Range) => differenceWords(range, language)
  const rank = (value: number) => fixedWords(value, 2, language)
  const one = (figure: OpenedFigureName, words: string): Compared[] => [{ words, figures: [{ figure }] }]
  return [
    selling ? one('selling', years.selling(told(selling), sales(selling.n))) : [],
    exchanges ? one('exchanges', years.exchanges(told(exchanges), exchanges.n)) : [],
    after84Days.selling || after84Days.exchanges ? [sooner(after84Days, language)] : [],
    difference ? one('passed-on', years.passedOn(told(difference), passedOn.watched, passedOn.bought)) : [],
    afterLosses.difference
      ? one(
          'after-losses',
          years.afterLosses(
            years.dayCount(after.withBuy, days(after.days)),
            mirrorMessages(language).of(other.withBuy, other.days),
            told({ ...afterLosses.difference, mean: afterLosses.difference.value }),
          ),
        )
      : [],
    size
      ? one(
          'size',
          [
            years.size(size.n, rank(size.value), to(rank(size.from), rank(size.to))),
            ...(sizeAskedFor > 0 ? [years.sizeAskedFor(sizeAskedFor)] : []),
            ...(optionsLeftOut > 0 ? [years.sharesOnly(optionsLeftOut)] : []),
          ].join(' '),
        )
      : [],
  ].flat()
}

type Range = { readonly mean: number; readonly from: number; readonly to: number }

/** `−14.2 points, 95% range −21.9 to −6.6` */
const differenceWords = (difference: Range, language: Language): string =>
  behaviourMessages(language).years.difference(
    points(difference.mean, language),
    rangeWords(difference, (share) => points(share, language), language),
  )

/** Both over a third of a year, which comes eight months sooner. */
function sooner({ selling, exchanges }: MoneyView['after84Days'], language: Language): Compared {
  const { years } = behaviourMessages(language)
  const { sales } = mirrorMessages(language)
  const told = [
    selling
      ? [
          {
            words: years.soonerSelling(differenceWords(selling, language), sales(selling.n)),
            figure: { figure: 'selling-84', label: years.opens.selling },
          } as const,
        ]
      : [],
    exchanges
      ? [
          {
            words: years.soonerExchanges(differenceWords(exchanges, language), exchanges.n),
            figure: { figure: 'exchanges-84', label: years.opens.exchanges },
          } as const,
        ]
      : [],
  ].flat()
  return { words: years.sooner(told.map(({ words }) => words).join('; ')), figures: told.map(({ figure }) => figure) }
}

const points = (share: number, language: Language): string => signedWords(share * 100, 1, language)

const signed = (share: number, language: Language): string => signedPercent(share * 100, language)
