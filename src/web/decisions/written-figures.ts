import type { AssetView } from '#contract/assets.ts'
import type { PriceView } from '#contract/prices.ts'
import { exitPrice, isSameLevel } from '#domain/assets/exit-price.ts'
import { EXIT_NAMES } from '#domain/assets/exits.ts'
import { consequenceOf } from '#domain/decisions/consequence.ts'
import {
  type KnownPrice,
  type UnusualFigure,
  unusualContractPrice,
  unusualFigures,
  usualQuantity,
} from '#domain/decisions/unusual-figures.ts'
import { unusualTerm } from '#domain/decisions/unusual-level.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, readDecimal } from '#domain/prices/money.ts'
import { splitQuantity } from '#domain/prices/split.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import { isExitPriced } from './add-asset-draft.ts'
import { type AddAssetFields, STANDARD_MULTIPLIER } from './add-asset-fields.ts'
import { type ChangesSince, changesSince } from './changes-since.ts'
import type { Told } from './consequence-format.ts'
import { type DecisionFields, takesLevels } from './decision-draft.ts'
import { fieldsOnScreen } from './fields-on-screen.ts'
import { earlierSessionDay, knownPriceOf, lastKnownPrice } from './known-prices.ts'
import { dayOfEntry } from './past.ts'
import type { Quotation } from './use-panel-draft.ts'

/** What a form shows about its decision before it is sent. */
export type WrittenFigures = { readonly told: Told; readonly unusual: readonly UnusualFigure[] }

/** The figures of a further decision on an asset. */
export function figuresOfDecision(
  asset: AssetView,
  typed: DecisionFields,
  { quotation, isCostHidden, language }: { quotation: Quotation; isCostHidden: boolean; language: Language },
): WrittenFigures & { readonly changes: ChangesSince | null } {
  const fields = fieldsOnScreen(asset, typed, quotation)
  const { action } = fields
  const written = { action, quantity: readDecimal(fields.quantity), price: readDecimal(fields.price) }
  const untouched = fields.isPriceTyped
    ? null
    : untouchedPrice({ ...fields, price: written.price }, quotation.knownPrice)
  const changes = changesSince(asset, {
    opened: fields.seenUpTo,
    decisionId: fields.decisionId,
    isCostHidden,
    language,
  })
  return {
    told: {
      action,
      unit: asset.stockOrOptions,
      price: written.price,
      isPriceLeftOut: fields.price.trim() === '',
      pricedOn: untouched && earlierSessionDay(untouched.at, nowInstant()),
      consequence: consequenceFor(asset, written, fields.decidedOn),
      isCostHidden,
    },
    changes,
    unusual: [
      ...changedMeanwhile(changes),
      ...oldPrice(untouched),
      ...unusualFigures(
        {
          ...written,
          quantity: action === 'Sell' ? null : written.quantity,
          decidedOn: dayOf(fields),
          levels: takesLevels(action) ? typedLevels(asset, fields) : {},
        },
        {
          price: priceBefore(asset, fields, quotation),
          quantity: usualOf(asset),
          today: today(),
          firstClose: fields.decidedOn === '' ? null : (quotation.close?.firstOn ?? null),
        },
      ),
    ],
  }
}

/** The known price that fills the field of a decision of today, where nobody typed another; null when none is sent. */
const untouchedPrice = (
  { decidedOn, price }: { readonly decidedOn: string; readonly price: Decimal | null },
  knownPrice: PriceView | null,
): PriceView | null => (decidedOn !== '' || price === null ? null : knownPrice)

/** Sent untouched, an old price would stand in the journal as one of today: it is asked about once a whole session has passed since. */
function oldPrice(untouched: PriceView | null): UnusualFigure[] {
  const on = untouched && marketDayOf(untouched.at)
  return on && on < lastSession(nowInstant()).day ? [{ kind: 'old-price', typed: untouched.price, on }] : []
}

/** The question about entries recorded meanwhile, asked again when more are recorded. */
const changedMeanwhile = (changes: ChangesSince | null): UnusualFigure[] =>
  changes ? [{ kind: 'changed', typed: String(changes.upTo), what: changes.words.join('; ') }] : []

/** The price for comparison: the latest one for a decision of today, and the nearest known one for an earlier day. */
function priceBefore(asset: AssetView, { decidedOn }: DecisionFields, { answer, close }: Quotation): KnownPrice | null {
  if (decidedOn !== '') return knownPriceOf(asset, decidedOn, close?.nearest ?? null)
  const last = answer?.price ?? asset.currentPrice
  return last && lastKnownPrice(last, nowInstant())
}

const nowInstant = (): string => new Date().toISOString()
const today = (): string => marketDayOf(nowInstant())
const dayOf = ({ decidedOn }: Pick<DecisionFields, 'decidedOn'>): string => wholeDay(decidedOn) || today()

/**
 * No consequence is shown while a split is not recorded, or for a day before a recorded one, because the holding is in other
 * shares than the price.
 */
const consequenceFor = (asset: AssetView, written: Parameters<typeof consequenceOf>[0], decidedOn: string) => {
  const isHeld = asset.list === 'bought'
  const isBeforeSplit = decidedOn !== '' && asset.splits.some(({ effectiveOn }) => effectiveOn > decidedOn)
  if (isHeld && (asset.pendingSplit || isBeforeSplit)) return null
  return consequenceOf(written, isHeld ? { ...asset, cost: asset.costOfHeld ?? null } : NOTHING_HELD)
}

const NOTHING_HELD = { quantity: '0', cost: null }

/** The usual quantity of earlier decisions, in shares of today. */
function usualOf({ thesis, purchase, splits, quantity }: AssetView): Decimal | null {
  const moved = [...(purchase ? [purchase] : []), ...thesis].flatMap((entry) => {
    const later = splits.filter(({ effectiveOn }) => effectiveOn > dayOfEntry(entry))
    return entry.quantity === null ? [] : [later.reduce(splitQuantity, entry.quantity)]
  })
  return usualQuantity(moved.length > 0 ? moved : [quantity])
}

/** The typed stop and target; unchanged ones are left out. */
function typedLevels(asset: AssetView, fields: DecisionFields) {
  const [stopLoss, takeProfit] = [readDecimal(fields.stopLossPrice), readDecimal(fields.takeProfitPrice)]
  return {
    ...(fields.isStopLossTyped && !isSameLevel(asset.stopLossPrice, stopLoss) && { stopLoss }),
    ...(fields.isTakeProfitTyped && !isSameLevel(asset.takeProfitPrice, takeProfit) && { takeProfit }),
  }
}

/** The stop and target of a first decision; a percentage is taken of the typed price. */
function levelsOfAdding(fields: AddAssetFields) {
  const price = readDecimal(fields.costBasis)
  const levels = EXIT_NAMES.map((name) => {
    if (fields[`${name}YesNo`] === 'No') return [name, null] as const
    if (isExitPriced(fields, name)) return [name, readDecimal(fields[`${name}Price`])] as const
    const percent = readDecimal(fields[`${name}Percentage`])
    return [name, price === null || percent === null ? null : exitPrice(name, price, percent)] as const
  })
  return Object.fromEntries(levels)
}

/** A stop of 100% and more is none: no price is left of what it is a percentage of. */
function noStop(fields: AddAssetFields): UnusualFigure[] {
  const percent = readDecimal(fields.stopLossPercentage)
  const isStop = fields.stopLossYesNo === 'Yes' && !isExitPriced(fields, 'stopLoss')
  return isStop && percent !== null && exitPrice('stopLoss', '1', percent) === null
    ? [{ kind: 'no-stop', typed: percent }]
    : []
}

type KnownOfAdding = {
  /** The known price that the form has filled in, untouched or not. */
  readonly prefilled: PriceView | null
  /** The known price for the typed day. */
  readonly price: KnownPrice | null
  readonly quantities: readonly Decimal[]
  /** Another company that the directory has under the ticker; null when there is none. */
  readonly otherCompany: string | null
  /** What the share under an option costs now; null when it is not known, and for a share. @see sharePriceAmong */
  readonly sharePrice: Decimal | null
  /** The first day for which a provider has a close; null when it is not known, and for today. */
  readonly firstClose: string | null
}

/** The figures of the first decision on a company, compared with the other holdings. */
export function figuresOfAdding(
  fields: AddAssetFields,
  { prefilled, price, quantities, otherCompany, sharePrice, firstClose }: KnownOfAdding,
): WrittenFigures {
  const action = fields.watchOrBuy
  const written = { action, quantity: readDecimal(fields.assetQty), price: readDecimal(fields.costBasis) }
  const untouched = fields.isCostTyped ? null : untouchedPrice({ ...fields, price: written.price }, prefilled)
  return {
    told: {
      action,
      unit: fields.stockOrOptions,
      price: written.price,
      pricedOn: untouched && earlierSessionDay(untouched.at, nowInstant()),
      consequence: consequenceOf(written, NOTHING_HELD),
      isCostHidden: false,
    },
    unusual: [
      ...(otherCompany ? [{ kind: 'other-company' as const, typed: fields.ticker, listed: otherCompany }] : []),
      ...oldPrice(untouched),
      ...unusualFigures(
        { ...written, quantity: comparedQuantity(written), decidedOn: dayOf(fields), levels: levelsOfAdding(fields) },
        { price, quantity: usualQuantity(quantities), today: today(), firstClose, expiresOn: expiryOf(fields) },
      ),
      ...noStop(fields),
      ...unusualTerms(fields, sharePrice),
    ],
  }
}

/** Nothing is bought by a Watch anyway, so that its quantity may be zero. */
const comparedQuantity = ({ action, quantity }: { action: 'Buy' | 'Watch'; quantity: Decimal | null }) =>
  action === 'Watch' && Number(quantity) === 0 ? null : quantity

function unusualTerms(
  { stockOrOptions, costBasis, ...typed }: AddAssetFields,
  sharePrice: Decimal | null,
): UnusualFigure[] {
  if (stockOrOptions === 'stock') return []
  const [strike, multiplier] = [readDecimal(typed.strike), readDecimal(typed.multiplier)]
  const terms = [
    unusualContractPrice(readDecimal(costBasis), { strike, multiplier }),
    unusualTerm('strike', strike, null, sharePrice),
    unusualTerm('multiplier', multiplier, STANDARD_MULTIPLIER, null),
  ]
  return terms.filter((term) => term !== null)
}

const expiryOf = ({ stockOrOptions, expiresOn }: AddAssetFields): string | null =>
  stockOrOptions === 'options' ? wholeDay(expiresOn) || null : null
