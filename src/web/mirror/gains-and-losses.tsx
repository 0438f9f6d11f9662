import type { MoneyView } from '#contract/mirror-money.ts'
import { shareWords } from '#domain/figure-format.ts'
import { LEAST_SALES } from '#domain/mirror/least-counts.ts'
import { counted, Instrument } from './instrument.tsx'
import styles from './mirror-page.module.css'
import { rangeWords, signedPercent } from './review-format.ts'
import { SoldBars } from './sold-bars.tsx'

/** Realized gains compared with realized losses (Odean 1998); not shown below twenty sales. */
export function GainsAndLosses({ money, missing }: { money: MoneyView; missing: readonly string[] }) {
  const { sales, days, leftOut, effect, inDecember, salesLeftOutByDay } = money.disposition
  return (
    <Instrument
      name="Gains and losses"
      n={counted(sales, 'sale')}
      note={
        <>
          {effect && (
            <p>
              <b>
                {shareWords(effect.gainsRealized)} of gains against {shareWords(effect.lossesRealized)} of losses.
              </b>{' '}
              Difference {(effect.difference * 100).toFixed(1).replace('-', '−')} points, {errorWords(effect)}.
              Whiskers: one standard error. Small mark: 10,000 accounts at a broker (Odean 1998).
            </p>
          )}
          {inDecember > 0 && (
            <p>
              {inDecember} of {counted(sales, 'sale')} {inDecember === 1 ? 'was' : 'were'} in December, where tax can be
              a reason.
            </p>
          )}
          {leftOut.ofOptions > 0 && <p>{counted(leftOut.ofOptions, 'sale')} of options left out.</p>}
          {leftOut.unpriced > 0 && (
            <p>{counted(leftOut.unpriced, 'sale')} left out, of holdings with a price that is not known.</p>
          )}
          <DaysLeftOut disposition={money.disposition} />
          <Missing tickers={missing} />
        </>
      }
      method={<p>Counted on {counted(days, 'day')} with a sale, over everything held that day. Shares only.</p>}
      isSilent={effect === null}
    >
      {effect ? (
        <SoldBars disposition={money.disposition} effect={effect} />
      ) : (
        <p className={styles.quiet}>
          {sales < LEAST_SALES
            ? `This is silent below ${LEAST_SALES} sales; you have ${sales} that can be counted${salesLeftOutByDay > 0 ? `, and ${salesLeftOutByDay} more on days that are left out` : ''}.`
            : 'There were no gains, or no losses, that could have been sold.'}
        </p>
      )}
    </Instrument>
  )
}

function errorWords({ standardError, range }: NonNullable<MoneyView['disposition']['effect']>): string {
  if (!range) return `standard error ${(standardError * 100).toFixed(1)}`
  return `${rangeWords(range, points)} (Newcombe 1998; of a share of 0% or 100% no standard error can be told)`
}

const points = (share: number): string => signedPercent(share * 100).replace('%', '')

const MOST_NAMED = 5

/** Why days are left out, and how to bring them in: the shares whose closes are missing, those of most days first. */
function DaysLeftOut({ disposition: { daysLeftOut, withoutClose } }: { disposition: MoneyView['disposition'] }) {
  if (daysLeftOut === 0) return null
  if (withoutClose.length === 0) return <p>{counted(daysLeftOut, 'day')} left out, whose session is not over.</p>
  const named = withoutClose.slice(0, MOST_NAMED).map(({ ticker, days }) => `${ticker} on ${counted(days, 'day')}`)
  const rest = withoutClose.length - named.length
  return (
    <p>
      {counted(daysLeftOut, 'day')} with a sale left out, because something that was held had no close that day:{' '}
      {named.join(', ')}
      {rest > 0 && ` and ${rest} more`}. Half of what you held would tilt both shares. A price provider brings the
      closes, or a file that you upload on the asset’s page.
    </p>
  )
}

/** The tickers without prices, and how to add them. */
export const Missing = ({ tickers }: { tickers: readonly string[] }) =>
  tickers.length > 0 && (
    <p>
      No daily prices are known of {tickers.join(', ')}, or none of the last 30 days. A price provider brings them, or a
      file that you upload on the asset’s page.
    </p>
  )
