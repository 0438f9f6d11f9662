import type { AssetView } from '#contract/assets.ts'
import type { OutcomeBody } from '#contract/prices.ts'
import { consequenceOf } from '#domain/decisions/consequence.ts'
import { type UnusualFigure, unusualPrice } from '#domain/decisions/unusual-figures.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Decimal, readDecimal } from '#domain/prices/money.ts'
import type { Instant } from '#domain/time.ts'
import { lastDecisionOf } from '#web/decisions/asset-checks.ts'
import { againstCost, numberOf, questionOf } from '#web/decisions/consequence-format.ts'
import { checkPrice } from '#web/decisions/decision-checks.ts'
import { decisionMessages } from '#web/decisions/decision-messages.ts'
import { knownPriceOf, lastKnownPrice } from '#web/decisions/known-prices.ts'
import type { FieldErrors } from '#web/forms/form-errors.ts'
import { formatDay, formatUnits, formatUsd } from '#web/ui/format.ts'
import { assetFormMessages } from './form-messages.ts'

type Outcome = OutcomeBody['outcome']

/** The input of the outcome form, as typed; nothing is chosen for somebody, because what is recorded ends the holding. */
export type OutcomeFields = { readonly outcome: Outcome | null; readonly price: string }

export const isPriced = (outcome: Outcome | null): boolean => outcome !== null && outcome !== 'expired-worthless'

/** Finds what the server would refuse, before the form is sent. */
export const checkOutcome = ({ outcome, price }: OutcomeFields): FieldErrors => ({
  outcome: outcome === null ? 'Choose how it ended.' : undefined,
  price: isPriced(outcome) ? checkPrice(price) : undefined,
})

type Written = { readonly asset: AssetView; readonly fields: OutcomeFields; readonly now: Instant }

/** What one contract brought in; null while it is not known. */
const priceOf = ({ outcome, price }: OutcomeFields): Decimal | null =>
  outcome === 'expired-worthless' ? '0' : isPriced(outcome) ? readDecimal(price) : null

/** A typed price far from the last known one. That an option expires worthless is nothing unusual. */
export function unusualInOutcome({ asset, fields, now }: Written): UnusualFigure[] {
  if (!isPriced(fields.outcome)) return []
  const today = marketDayOf(now)
  const before = asset.currentPrice ? lastKnownPrice(asset.currentPrice, now) : knownPriceOf(asset, today, null)
  const figure = unusualPrice(priceOf(fields), before, today)
  return figure ? [figure] : []
}

/**
 * What recording the outcome does, in figures; null while nothing is chosen or no price is typed.
 * @param isCostHidden leaves out the gain, which would reveal the price paid
 */
export function outcomeLine(written: Written, isCostHidden: boolean, language: Language = 'en'): string | null {
  const ended = endedBy(written, language)
  if (ended === null) return null
  const { quantity, gain } = ended.consequence
  const usd = (amount: Decimal) => formatUsd(amount, language)
  const result = gain === null || isCostHidden ? '' : againstCost(gain, usd, numberOf(quantity), language)
  return `${ended.lead}${result}. ${decisionMessages(language).consequence.noneLeft}`
}

/** What an outcome leaves untold, and that a Sell tells it, where its day may be one that the form of a Sell takes. */
export function daylessLine(asset: AssetView, language: Language = 'en'): string {
  const { dayless, sellOnDay } = assetFormMessages(language).outcome
  const last = lastDecisionOf(asset)?.lastDecision.on
  const expiresOn = asset.contract?.expiresOn ?? null
  const isPossible = last !== undefined && (expiresOn === null || last <= expiresOn)
  return isPossible ? `${dayless} ${sellOnDay(formatDay(last, language))}` : dayless
}

export const outcomeQuestion = (
  written: Written,
  unusual: readonly UnusualFigure[],
  language: Language = 'en',
): string =>
  questionOf(
    endedBy(written, language)?.lead ?? decisionMessages(language).question.unusual,
    unusual,
    'options',
    language,
  )

function endedBy({ asset: { quantity, costOfHeld }, fields }: Written, language: Language) {
  const price = priceOf(fields)
  const consequence = consequenceOf({ action: 'Sell', quantity: null, price }, { quantity, cost: costOfHeld ?? null })
  if (fields.outcome === null || price === null || !consequence?.amount) return null
  const { ends, endsWorthless } = assetFormMessages(language).outcome
  const units = formatUnits('options', quantity, language)
  const lead =
    fields.outcome === 'expired-worthless'
      ? endsWorthless(units)
      : ends(units, formatUsd(price, language), formatUsd(consequence.amount, language))
  return { lead, consequence }
}
