import type { AddAssetBody } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { randomId } from '#web/ui/random-id.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
import {
  checkExitPercent,
  checkMultiplier,
  checkPrice,
  checkQuantity,
  checkStrike,
  checkThesis,
  needsPrice,
} from './decision-checks.ts'

/** Shares that a contract of the American exchanges is about. */
const STANDARD_MULTIPLIER = '100'

/** The form as it is typed, under the body's names. A type and not an interface, so that it counts as plain fields. */
export type AddAssetFields = {
  readonly decisionId: string
  readonly searchedFor: string
  readonly ticker: string
  readonly companyName: string
  readonly watchOrBuy: 'Buy' | 'Watch'
  readonly stockOrOptions: 'stock' | 'options'
  readonly right: 'call' | 'put' | 'not said'
  readonly strike: string
  readonly expiresOn: string
  readonly multiplier: string
  readonly assetQty: string
  readonly costBasis: string
  /** The person's own figure, which no price that arrives later replaces. */
  readonly isCostTyped: boolean
  readonly stopLossYesNo: 'Yes' | 'No'
  readonly stopLossPercentage: string
  readonly takeProfitYesNo: 'Yes' | 'No'
  readonly takeProfitPercentage: string
  readonly confidenceLevel: number
  readonly thesis: string
}

/** What each part of the form is given. */
export type PartProps = {
  readonly fields: AddAssetFields
  readonly change: (changed: Partial<AddAssetFields>) => void
  readonly errors: FieldErrors
}

/** The fields that show beside them what is wrong with them. */
export const FIELDS_WITH_ERROR = [
  ...([
    'assetQty',
    'costBasis',
    'strike',
    'expiresOn',
    'multiplier',
    'stopLossPercentage',
    'takeProfitPercentage',
  ] as const),
  ...(['confidenceLevel', 'thesis'] as const),
]

export const freshAddAsset = (): AddAssetFields => ({
  decisionId: randomId(),
  searchedFor: '',
  ticker: '',
  companyName: '',
  watchOrBuy: 'Buy',
  stockOrOptions: 'stock',
  right: 'not said',
  strike: '',
  expiresOn: '',
  multiplier: STANDARD_MULTIPLIER,
  assetQty: '',
  costBasis: '',
  isCostTyped: false,
  stopLossYesNo: 'No',
  stopLossPercentage: '',
  takeProfitYesNo: 'No',
  takeProfitPercentage: '',
  confidenceLevel: CONFIDENCE.initial,
  thesis: '',
})

/** The form with the cost basis that it shows: the typed one, or else the known price. */
export const withCostBasis = (fields: AddAssetFields, knownPrice: string | null): AddAssetFields =>
  fields.isCostTyped ? fields : { ...fields, costBasis: knownPrice ?? '' }

/** What the server would refuse, before it is asked. */
export function checkAddAsset(fields: AddAssetFields): FieldErrors {
  const isPriced = fields.costBasis.trim() !== ''
  return {
    assetQty: checkQuantity(fields.assetQty),
    costBasis: isPriced ? checkPrice(fields.costBasis) : fields.watchOrBuy === 'Buy' ? needsPrice('Buy') : undefined,
    strike: hasTerms(fields) && fields.strike.trim() !== '' ? checkStrike(fields.strike) : undefined,
    multiplier: hasTerms(fields) ? checkMultiplier(fields.multiplier) : undefined,
    stopLossPercentage: fields.stopLossYesNo === 'Yes' ? checkExitPercent(fields.stopLossPercentage) : undefined,
    takeProfitPercentage: fields.takeProfitYesNo === 'Yes' ? checkExitPercent(fields.takeProfitPercentage) : undefined,
    thesis: checkThesis(fields.thesis),
  }
}

/** The form as it is sent. What stands in fields that are not shown is not sent. */
export function addAssetBody(fields: AddAssetFields): AddAssetBody {
  return {
    decisionId: fields.decisionId,
    ticker: fields.ticker,
    companyName: fields.companyName,
    watchOrBuy: fields.watchOrBuy,
    stockOrOptions: fields.stockOrOptions,
    contract: hasTerms(fields) ? termsOf(fields) : null,
    assetQty: fields.assetQty.trim(),
    costBasis: orNull(fields.costBasis),
    stopLossYesNo: fields.stopLossYesNo,
    stopLossPercentage: fields.stopLossYesNo === 'Yes' ? orNull(fields.stopLossPercentage) : null,
    takeProfitYesNo: fields.takeProfitYesNo,
    takeProfitPercentage: fields.takeProfitYesNo === 'Yes' ? orNull(fields.takeProfitPercentage) : null,
    confidenceLevel: fields.confidenceLevel,
    thesis: fields.thesis,
  }
}

const hasTerms = (fields: AddAssetFields): boolean => fields.stockOrOptions === 'options'

const termsOf = ({ right, strike, expiresOn, multiplier }: AddAssetFields) => ({
  right: right === 'not said' ? null : right,
  strike: orNull(strike),
  expiresOn: orNull(expiresOn),
  ...(isStandard(multiplier) ? {} : { multiplier: multiplier.trim() }),
})

/** What goes without saying is not written down: then the same contract has the same terms, whoever typed them. */
const isStandard = (multiplier: string): boolean =>
  multiplier.trim() === '' || Number(multiplier) === Number(STANDARD_MULTIPLIER)

const orNull = (typed: string): string | null => typed.trim() || null
