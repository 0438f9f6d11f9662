import type { MirrorView } from '#contract/mirror.ts'
import type { MoneyView } from '#contract/mirror-money.ts'
import { fixedWords, shareWords, signedWords } from '#domain/figure-format.ts'
import type { Language } from '#domain/locale.ts'
import { LEAST_SALES } from '#domain/mirror/basis/least-counts.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { behaviourMessages } from './behaviour-messages.ts'
import { Instrument } from './instrument.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { OpenedFigure } from './opened-figure.tsx'
import { rangeWords } from './review-format.ts'
import { SoldBars } from './sold-bars.tsx'

/** Realized gains compared with realized losses (Odean 1998); not shown below twenty sales. */
export function GainsAndLosses({ user, mirror: { money, missing, assets } }: { user: string; mirror: MirrorView }) {
  const language = useLanguage()
  const { sold } = behaviourMessages(language)
  const { sales: salesOf, days: daysOf } = mirrorMessages(language)
  const { sales, days, leftOut, effect, inDecember, salesLeftOutByDay, withoutCost, notToldYet } = money.disposition
  return (
    <Instrument
      name={sold.name}
      n={salesOf(sales)}
      note={
        <>
          {effect && (
            <p>
              <b>
                {sold.against(shareWords(effect.gainsRealized, language), shareWords(effect.lossesRealized, language))}
              </b>
              {sold.difference(fixedWords(effect.difference * 100, 1, language), errorWords(effect, language))}
            </p>
          )}
          {inDecember > 0 && <p>{sold.december(inDecember, salesOf(sales))}</p>}
          {leftOut.ofOptions > 0 && <p>{sold.ofOptions(salesOf(leftOut.ofOptions))}</p>}
          {leftOut.unpriced > 0 && <p>{sold.unpriced(salesOf(leftOut.unpriced))}</p>}
          {leftOut.overSplits > 0 && <p>{sold.overSplits(salesOf(leftOut.overSplits))}</p>}
          {withoutCost.length > 0 && <p>{sold.withoutCost(withoutCost.join(', '))}</p>}
          {notToldYet.length > 0 && <p>{sold.notToldYet(notToldYet.join(', '))}</p>}
          <DaysLeftOut disposition={money.disposition} />
          <Missing tickers={missing} />
        </>
      }
      method={<p>{sold.method(daysOf(days))}</p>}
      isSilent={effect === null}
    >
      {effect ? (
        <>
          <SoldBars disposition={money.disposition} effect={effect} />
          <OpenedFigure user={user} assets={assets} figure="disposition" />
        </>
      ) : (
        <p className={styles.quiet}>
          {sales < LEAST_SALES ? sold.silent(LEAST_SALES, sales, salesLeftOutByDay) : sold.nothing}
        </p>
      )}
    </Instrument>
  )
}

function errorWords(
  { standardError, range }: NonNullable<MoneyView['disposition']['effect']>,
  language: Language,
): string {
  const { sold } = behaviourMessages(language)
  if (!range) return sold.standardError(fixedWords(standardError * 100, 1, language))
  return sold.newcombe(rangeWords(range, (share) => signedWords(share * 100, 1, language), language))
}

export const MOST_NAMED = 5

/** Why days are left out, and how to bring them in: the shares whose closes are missing, those of most days first. */
function DaysLeftOut({
  disposition: { daysLeftOut, withoutClose, overSplit },
}: {
  disposition: MoneyView['disposition']
}) {
  const { sold } = useMessages(behaviourMessages)
  const { days: daysOf } = useMessages(mirrorMessages)
  if (daysLeftOut === 0) return null
  if (withoutClose.length + overSplit.length === 0) return <p>{sold.notOver(daysOf(daysLeftOut))}</p>
  const namedOf = (of: typeof withoutClose) =>
    [
      of
        .slice(0, MOST_NAMED)
        .map(({ ticker, days }) => sold.tickerOn(ticker, daysOf(days)))
        .join(', '),
      Math.max(0, of.length - MOST_NAMED),
    ] as const
  return (
    <>
      {withoutClose.length > 0 && <p>{sold.daysLeftOut(daysOf(daysLeftOut), ...namedOf(withoutClose))}</p>}
      {overSplit.length > 0 && <p>{sold.daysOverSplit(daysOf(daysLeftOut), ...namedOf(overSplit))}</p>}
    </>
  )
}

/** The tickers without prices, and how to add them. */
export function Missing({ tickers }: { tickers: readonly string[] }) {
  const { sold } = useMessages(behaviourMessages)
  return tickers.length > 0 && <p>{sold.missing(tickers.join(', '))}</p>
}
