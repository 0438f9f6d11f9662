import type { MoneyView } from '#contract/mirror-money.ts'
import { shareWords } from '#domain/figure-format.ts'
import { Missing } from './gains-and-losses.tsx'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'
import { OnDemand } from './on-demand.tsx'
import { rangeWords } from './review-format.ts'

type YearsProps = { money: MoneyView; missing: readonly string[]; benchmark: string | null }

/** Turnover and the cost of trading by year, what was sold compared with what was kept, and position size against confidence. */
export function YearsInstrument({ money, missing, benchmark }: YearsProps) {
  const { years, selling, exchanges, size, passedOn, afterLosses } = money
  const compared = comparisons(money)
  return (
    <Instrument
      name="What trading did"
      n={counted(years.length, 'year')}
      isSilent={years.length === 0}
      method={
        <>
          <p>
            Turnover: the smaller of what was bought and sold, over the average value. Untouched: what was held when the
            year began, left alone (Barber and Odean 2000). Price only, without cash.
          </p>
          {!selling && (
            <p>Selling against random is silent below 20 sales a year old, each with something else held beside it.</p>
          )}
          {!exchanges && <p>Bought minus sold is silent below 20 purchases and 20 sales that are a year old.</p>}
          {!size && (
            <p>
              Size against confidence is silent below 20 first purchases, and where all have one confidence or one
              amount.
            </p>
          )}
          {!passedOn.difference && (
            <p>
              Watched against bought is silent below ten of each that are a year old; there are {passedOn.watched} and{' '}
              {passedOn.bought}.
            </p>
          )}
          {!afterLosses.difference && (
            <p>
              Days after losses are silent below six sales at a loss and six at a gain without another sale in the next
              four trading days; there are {afterLosses.after.windows} and {afterLosses.other.windows}.
            </p>
          )}
          <Missing tickers={missing} />
        </>
      }
    >
      {years.length === 0 ? (
        <p className={styles.quiet}>The first year begins with the first trading day after a decision.</p>
      ) : (
        <table className={styles.table}>
          <caption>Each year</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Turnover</th>
              <th scope="col">Made</th>
              <th scope="col">Untouched</th>
              <th scope="col">Difference</th>
              {benchmark && <th scope="col">{benchmark}</th>}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, isWhole, turnover, days, heldDays, made, drag, benchmark: ofBenchmark }) => (
              <tr key={year}>
                <th scope="row">
                  {year}
                  {!isWhole && <span>in part</span>}
                </th>
                <td>
                  {turnover === null ? 'not known' : shareWords(turnover)}
                  {turnover !== null && heldDays < days && (
                    <span>
                      on {heldDays} of {days} days
                    </span>
                  )}
                </td>
                <td>{made === null ? 'not known' : signed(made)}</td>
                <td>{drag ? signed(drag.untouched) : withoutDrag(made)}</td>
                <td>
                  {drag ? `${signed(drag.difference).replace('%', '')} points` : made === null ? 'not known' : ''}
                </td>
                {benchmark && <td>{ofBenchmark === null ? 'not known' : signed(ofBenchmark)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {compared.length > 0 && (
        <OnDemand label={`${counted(compared.length, 'comparison')} over all years`}>
          <ul className={styles.drift}>
            {compared.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </OnDemand>
      )}
    </Instrument>
  )
}

/** Where every close is known and nothing can be left alone, nothing was held when the year began. */
const withoutDrag = (made: number | null): string => (made === null ? 'not known' : 'nothing held on Jan 1')

/** What was sold beside what was kept, bought and watched, each where there are enough of it. */
function comparisons({ selling, exchanges, size, passedOn, afterLosses, after84Days }: MoneyView): string[] {
  const { difference } = passedOn
  const { after, other } = afterLosses
  return [
    selling &&
      `A year after a sale, what you kept less what you sold: ${differenceWords(selling)}, over ${counted(selling.n, 'sale')}. Below zero, a sale picked at random would have been better.`,
    exchanges &&
      `A year later, what you bought less what you sold: ${differenceWords(exchanges)}, over ${counted(exchanges.n, 'trade')} (Odean 1999).`,
    (after84Days.selling || after84Days.exchanges) && sooner(after84Days),
    difference &&
      `A year later, what you only watched less what you bought: ${differenceWords(difference)}, over ${passedOn.watched} watched and ${passedOn.bought} bought. Above zero, the better ones were passed on.`,
    afterLosses.difference &&
      `In the five trading days from a sale at a loss on, you bought on ${after.withBuy} of ${counted(after.days, 'day')}; from a sale at a gain on, on ${other.withBuy} of ${other.days}. Difference ${differenceWords({ ...afterLosses.difference, mean: afterLosses.difference.value })}.`,
    size &&
      `Money against confidence over ${counted(size.n, 'first purchase')}: rank correlation ${rank(size.value)}, 95% range ${rank(size.from)} to ${rank(size.to)}. 1 would be the most money where you were surest.`,
  ].filter((words): words is string => typeof words === 'string')
}

type Range = { readonly mean: number; readonly from: number; readonly to: number }

/** `−14.2 points, 95% range −21.9 to −6.6` */
const differenceWords = (difference: Range): string =>
  `${points(difference.mean)} points, ${rangeWords(difference, points)}`

const rank = (value: number): string => value.toFixed(2).replace('-', '−')

/** Both over a third of a year, which comes eight months sooner. */
function sooner({ selling, exchanges }: MoneyView['after84Days']): string {
  const told = [
    { what: 'what you kept less what you sold', difference: selling, unit: 'sale' },
    { what: 'what you bought less what you sold', difference: exchanges, unit: 'trade' },
  ].flatMap(({ what, difference, unit }) =>
    difference ? `${what} ${differenceWords(difference)}, over ${counted(difference.n, unit)}` : [],
  )
  return `After 84 trading days: ${told.join('; ')}.`
}

const points = (share: number): string => signed(share).replace('%', '')

function signed(share: number): string {
  const text = Math.abs(share * 100).toFixed(1)
  if (Number(text) === 0) return '0.0%'
  return `${share < 0 ? '−' : '+'}${text}%`
}
