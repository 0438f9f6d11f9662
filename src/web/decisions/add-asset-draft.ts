import type { AddAssetBody } from '#contract/assets.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { checkClaim, claimBody } from '#web/claims/claim-draft.ts'
import { wholeDay } from '#web/ui/unfinished-day.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
import { type AddAssetFields, STANDARD_MULTIPLIER } from './add-asset-fields.ts'
import {
  checkDayDecided,
  checkExitPercent,
  checkLevelPrice,
  checkMultiplier,
  checkPrice,
  checkQuantity,
  checkStrike,
  checkThesis,
  checkWrongIf,
  needsPrice,
} from './decision-checks.ts'

/** The props of each part of the form. */
export type PartProps = {
  readonly fields: AddAssetFields
  readonly change: (changed: Partial<AddAssetFields>) => void
  readonly errors: FieldErrors
}

/** The input as it is sent. */
export type SentAddAsset = AddAssetFields & {
  /** The moment of the known price that fills the field untouched; left out when the user typed one, or when none is known. */
  readonly knownPriceAt?: string
}

/** The fields that show an error beside them. */
export const FIELDS_WITH_ERROR = [
  ...([
    'assetQty',
    'decidedOn',
    'costBasis',
    'strike',
    'expiresOn',
    'multiplier',
    'stopLossPercentage',
    'takeProfitPercentage',
    'stopLossPrice',
    'takeProfitPrice',
  ] as const),
  ...(['confidenceLevel', 'thesis', 'wrongIf', 'wrongIfOn', 'claimPrice'] as const),
]

/** Whether the draft contains anything worth keeping; a mere search for a company is not. */
export const isBegun = ({ thesis, wrongIf, ticker, ...fields }: AddAssetFields): boolean =>
  thesis.trim() !== '' ||
  wrongIf.trim() !== '' ||
  (ticker !== '' && (fields.assetQty.trim() !== '' || fields.decidedOn !== '' || fields.isCostTyped))

/** The fields with the displayed cost basis: the typed one, or else the known price. */
export const withCostBasis = (fields: AddAssetFields, knownPrice: string | null): AddAssetFields =>
  fields.isCostTyped ? fields : { ...fields, costBasis: knownPrice ?? '' }

/** Finds what the server would refuse, before the form is sent. */
export function checkAddAsset(fields: AddAssetFields): FieldErrors {
  const isPriced = fields.costBasis.trim() !== ''
  return {
    assetQty: checkQuantity(fields.assetQty),
    costBasis: isPriced ? checkPrice(fields.costBasis) : fields.watchOrBuy === 'Buy' ? needsPrice('Buy') : undefined,
    decidedOn: checkDayDecided(fields.decidedOn) ?? checkNotToCome(fields.decidedOn),
    strike: hasTerms(fields) && fields.strike.trim() !== '' ? checkStrike(fields.strike) : undefined,
    multiplier: hasTerms(fields) ? checkMultiplier(fields.multiplier) : undefined,
    ...checkExit(fields, 'stopLoss'),
    ...checkExit(fields, 'takeProfit'),
    thesis: checkThesis(fields.thesis),
    wrongIf: checkWrongIf(fields.wrongIf),
    claimPrice: checkClaim(fields),
  }
}

const nowInstant = (): string => new Date().toISOString()

function checkNotToCome(day: string): string | undefined {
  const written = writeDayDecided(null, day || null, nowInstant())
  return written.ok ? undefined : written.problem.message
}

type ExitName = 'stopLoss' | 'takeProfit'

function checkExit(fields: AddAssetFields, name: ExitName): FieldErrors {
  if (fields[`${name}YesNo`] === 'No') return {}
  return isExitPriced(fields, name)
    ? { [`${name}Price`]: checkLevelPrice(fields[`${name}Price`]) }
    : { [`${name}Percentage`]: checkExitPercent(fields[`${name}Percentage`]) }
}

/**
 * Whether a level is typed as a price. Only a purchase has prices; a watched asset has percentages, which its first Buy takes
 * over.
 */
export const isExitPriced = (fields: AddAssetFields, name: ExitName): boolean =>
  fields.watchOrBuy === 'Buy' && fields[name === 'stopLoss' ? 'isStopLossPriced' : 'isTakeProfitPriced']

/** The request body made from the form. Fields that are not displayed are not sent. */
export function addAssetBody(fields: SentAddAsset): AddAssetBody {
  return {
    decisionId: fields.decisionId,
    ticker: fields.ticker,
    companyName: fields.companyName,
    watchOrBuy: fields.watchOrBuy,
    stockOrOptions: fields.stockOrOptions,
    contract: hasTerms(fields) ? termsOf(fields) : null,
    assetQty: fields.assetQty.trim(),
    costBasis: orNull(fields.costBasis),
    knownPriceAt: fields.knownPriceAt ?? null,
    decidedOn: orNull(fields.decidedOn),
    stopLossYesNo: fields.stopLossYesNo,
    ...exitOf(fields, 'stopLoss'),
    takeProfitYesNo: fields.takeProfitYesNo,
    ...exitOf(fields, 'takeProfit'),
    confidenceLevel: fields.confidenceLevel,
    thesis: fields.thesis,
    wrongIf: orNull(fields.wrongIf),
    wrongIfOn: orNull(fields.wrongIfOn),
    claim: claimBody(fields),
  }
}

function exitOf(fields: AddAssetFields, name: ExitName): Partial<AddAssetBody> {
  const isYes = fields[`${name}YesNo`] === 'Yes'
  const isPriced = isExitPriced(fields, name)
  return {
    [`${name}Percentage`]: isYes && !isPriced ? orNull(fields[`${name}Percentage`]) : null,
    [`${name}Price`]: isYes && isPriced ? orNull(fields[`${name}Price`]) : null,
  }
}

const hasTerms = (fields: AddAssetFields): boolean => fields.stockOrOptions === 'options'

const termsOf = ({ right, strike, expiresOn, multiplier }: AddAssetFields) => ({
  right: right === 'not said' ? null : right,
  strike: orNull(strike),
  expiresOn: orNull(expiresOn),
  ...(isStandard(multiplier) ? {} : { multiplier: multiplier.trim() }),
})

/** The terms of the contract on which its claim depends. */
export function claimedContract(fields: AddAssetFields) {
  return { right: termsOf(fields).right, expiresOn: orNull(wholeDay(fields.expiresOn)) }
}

/** A standard multiplier is left out, so that the same contract always has the same terms. */
const isStandard = (multiplier: string): boolean =>
  multiplier.trim() === '' || Number(multiplier) === Number(STANDARD_MULTIPLIER)

const orNull = (typed: string): string | null => typed.trim() || null
