import type { ReactNode } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isOutdated } from '#domain/prices/outdated-price.ts'
import { isOwn } from '#domain/prices/price.ts'
import type { Instant } from '#domain/time.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { ChangeFigure, isMarketOpenOn, RealizedGain, TodayFigure, UsdFigure } from '#web/assets/asset-figures.tsx'
import { hasSold } from '#web/assets/asset-lines.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { ageOf, priceAge } from '#web/prices/price-format.ts'
import { Change } from '#web/ui/change.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import styles from './asset-facts.module.css'
import { Fact } from './fact.tsx'
import { LevelFacts } from './level-facts.tsx'
import { pageMessages } from './page-messages.ts'

type AssetFactsProps = {
  asset: AssetView
  /** Why no fresh price is available; null when one is. */
  priceFailure: string | null
  /** Whether the price paid and the gain or loss are hidden. */
  isCostHidden: boolean
  /** Whether today's gain or loss is hidden too. */
  isTodayHidden?: boolean
  /** An action beside the price, such as typing one. */
  priceAction?: ReactNode
}

/** The present figures of an asset. */
export function AssetFacts({ asset, priceFailure, isCostHidden, isTodayHidden = false, priceAction }: AssetFactsProps) {
  const now = new Date().toISOString()
  const messages = useMessages(pageMessages).facts
  // What was bought today is compared with what was paid, so that its gain of today is its whole gain.
  const isDayHidden = isTodayHidden || (isCostHidden && isMarketOpenOn(now))
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={messages.last} aside={<PriceAside asset={asset} now={now} action={priceAction} />}>
          <UsdFigure asset={asset} figure="current-price" amount={asset.currentPrice?.price ?? null} />
        </Fact>
        <Worth asset={asset} now={now} isCostHidden={isCostHidden} />
        <Fact name={messages.costBasis} aside={!isCostHidden && messages.each[asset.stockOrOptions]}>
          {isCostHidden ? <Hidden /> : <UsdFigure asset={asset} figure="cost-basis" amount={asset.costBasis} />}
        </Fact>
        <Fact name={messages.totalGain}>
          {isCostHidden ? (
            <Hidden />
          ) : (
            <span className={classes(asset.list === 'watched' && styles.supposed)}>
              <ChangeFigure asset={asset} figure="total-gain-loss" percent={asset.totalGainLoss} />
            </span>
          )}
          <small>{asides(asset.list === 'watched' && messages.ifBought, messages.priceOnly)}</small>
        </Fact>
        {hasToday(asset, now) && (
          <Fact name={messages.today}>{isDayHidden ? <Hidden /> : <Today asset={asset} now={now} />}</Fact>
        )}
        {asset.gainWhileWatched !== null && (
          <Fact name={messages.whileWatched} aside={messages.untilBought}>
            {isCostHidden ? (
              <Hidden />
            ) : (
              <span className={styles.supposed}>
                <Change percent={asset.gainWhileWatched} />
              </span>
            )}
          </Fact>
        )}
        {hasSold(asset) && (
          <Fact name={messages.realized}>{isCostHidden ? <Hidden /> : <RealizedGain asset={asset} />}</Fact>
        )}
        <Fact name={messages.confidence}>
          {asset.confidence} / {CONFIDENCE.max}
          {asset.confidence !== asset.initialConfidence && (
            <small>{messages.from(String(asset.initialConfidence))}</small>
          )}
        </Fact>
        <LevelFacts asset={asset} now={now} isCostHidden={isCostHidden} />
      </dl>
      {priceFailure !== null && <PriceFailure reason={priceFailure} />}
    </>
  )
}

const Hidden = () => <span className={styles.hidden}>{useMessages(pageMessages).hidden}</span>

/** What is sold has a gain or loss of today only on the day of its sale (ruling 17). */
const hasToday = ({ list, today }: AssetView, now: Instant): boolean =>
  list !== 'sold' || (isMarketOpenOn(now) && today?.gainLoss != null)

function Today({ asset, now }: { asset: AssetView; now: Instant }) {
  const language = useLanguage()
  const messages = pageMessages(language).facts
  if (!isMarketOpenOn(now)) return <span className={styles.words}>{messages.closed}</span>
  if (asset.isAwaitingOutcome) return <span className={styles.words}>{messages.awaitsOutcome}</span>
  const today = asset.today
  // The day's change comes from the provider; beside a newer price of the user's own it would contradict the gain of the day.
  const isOfOwner = asset.currentPrice !== null && isOwn(asset.currentPrice)
  const price = isOfOwner && asset.list !== 'watched' ? null : asset.todaysValues
  return (
    <>
      <TodayFigure row={asset} />
      {today?.gainLoss && <small>{messages.inAll(formatSignedUsd(today.gainLoss, language))}</small>}
      {price && <small>{messages.ofEach[asset.stockOrOptions](formatSignedUsd(price.dollarChange, language))}</small>}
    </>
  )
}

function PriceAside({ asset, now, action }: { asset: AssetView; now: Instant; action: ReactNode }) {
  const language = useLanguage()
  return (
    <>
      {asset.currentPrice && (
        <span>
          {outcomeWords(asset, now, language) ??
            `${priceAge(asset.currentPrice, now, language)}${restatedWords(asset, language)}`}
        </span>
      )}
      {action}
    </>
  )
}

/** An option's outcome is what it brought in, and no price of the day on which it was told. */
const outcomeWords = ({ currentPrice, events }: AssetView, now: Instant, language: Language): string | null => {
  const isOutcome = events.some((event) => event.kind === 'option-settled' && event.price.at === currentPrice?.at)
  return currentPrice && isOutcome ? pageMessages(language).facts.endedWith(ageOf(currentPrice, now, language)) : null
}

/** A price from before a split is shown counted in the shares after it, which is an amount that nobody typed or was paid. */
const restatedWords = ({ currentPrice, events }: AssetView, language: Language): string => {
  const on = currentPrice && marketDayOf(currentPrice.at)
  const isRestated = events.some(
    (event) => event.kind === 'split-recorded' && !event.isWithdrawn && on !== null && on < event.effectiveOn,
  )
  return isRestated ? pageMessages(language).facts.afterSplit : ''
}

/** How many characters of an amount fit into one column: `$12,345,678.90`. */
const LONGEST_IN_COLUMN = 14

/** The value of the asset; for a sold asset, the proceeds of the whole last holding period and their cost, as in the Summary. */
function Worth({ asset, now, isCostHidden }: { asset: AssetView; now: Instant; isCostHidden: boolean }) {
  const language = useLanguage()
  const messages = pageMessages(language).facts
  const { list, currentValue, initialValue, holdingPeriodCount, outcome } = asset
  if (currentValue === null || (list === 'sold' && isCostHidden)) return null
  const value = <UsdFigure asset={asset} figure="total-value" amount={currentValue} />
  const className = formatUsd(currentValue, language).length > LONGEST_IN_COLUMN ? styles.long : undefined
  if (list !== 'sold')
    return (
      <Fact
        name={messages.worthNow}
        className={className}
        aside={asides(list === 'watched' && messages.ifBought, outdatedAside(asset, now, language))}
      >
        {value}
      </Fact>
    )
  const ofThisPeriod = holdingPeriodCount > 1 ? messages.thisPeriodOnly : ''
  return (
    <Fact
      name={outcome ? messages.broughtIn : messages.soldFor}
      className={className}
      aside={`${initialValue === null ? messages.allInAll : messages.hadCost(formatUsd(initialValue, language))}${ofThisPeriod}`}
    >
      {value}
    </Fact>
  )
}

/** What is said of a figure beside it, in one phrase. */
const asides = (...phrases: readonly (string | false | undefined)[]): string => phrases.filter(Boolean).join('; ')

const outdatedAside = ({ currentPrice }: AssetView, now: Instant, language: Language): string | undefined =>
  currentPrice && isOutdated(currentPrice.at, now)
    ? pageMessages(language).facts.byOldPrice(formatDay(marketDayOf(currentPrice.at), language))
    : undefined

const PRICE_FAILURE = pageMessages('en').noPrice

/**
 * The specification's message about a missing price, in small print, because the last known price is still shown above, with
 * its age.
 */
function PriceFailure({ reason }: { reason: string }) {
  const language = useLanguage()
  const { noPrice } = pageMessages(language)
  const { text } = useMessages(problemMessages)
  return (
    <p role="alert" className={styles.failure}>
      {language === 'en' && reason.startsWith(PRICE_FAILURE)
        ? reason
        : `${noPrice} ${text(reason.replace(PRICE_FAILURE, '').trim())}`}
    </p>
  )
}
