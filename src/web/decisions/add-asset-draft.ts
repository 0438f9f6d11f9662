import type { AddAssetBody } from '#contract/assets.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { type ClaimFields, checkClaim, claimBody, freshClaim } from '#web/claims/claim-draft.ts'
import { randomId } from '#web/ui/random-id.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
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

/** Shares that a contract of the American exchanges is about. */
const STANDARD_MULTIPLIER = '100'

/** The form as it is typed, under the body's names. A type and not an interface, so that it counts as plain fields. */
export type AddAssetFields = ClaimFields & {
  readonly decisionId: string
  readonly searchedFor: string
  readonly ticker: string
  readonly companyName: string
  /** The ticker that the figures are typed for: the one that was chosen last. */
  readonly figuresOf: string
  /** What is said of figures that were emptied with another company; empty for nothing. */
  readonly emptied: string
  readonly watchOrBuy: 'Buy' | 'Watch'
  readonly stockOrOptions: 'stock' | 'options'
  readonly right: 'call' | 'put' | 'not said'
  readonly strike: string
  readonly expiresOn: string
  readonly multiplier: string
  readonly assetQty: string
  /** The day of the decision; empty for today. */
  readonly decidedOn: string
  readonly costBasis: string
  /** The person's own figure, which no price that arrives later replaces. */
  readonly isCostTyped: boolean
  readonly stopLossYesNo: 'Yes' | 'No'
  readonly stopLossPercentage: string
  /** A stop that is typed as a price, in place of a percentage; only of what is bought. */
  readonly stopLossPrice: string
  readonly isStopLossPriced: boolean
  readonly takeProfitYesNo: 'Yes' | 'No'
  readonly takeProfitPercentage: string
  readonly takeProfitPrice: string
  readonly isTakeProfitPriced: boolean
  readonly confidenceLevel: number
  readonly thesis: string
  /** What would prove it wrong, in one line, and the day on which to ask. Both may be empty. */
  readonly wrongIf: string
  readonly wrongIfOn: string
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

/** Where the form is kept until it is recorded. */
export const addAssetDraftKey = (user: string): string => `${user}.add-asset`

export const freshAddAsset = (): AddAssetFields => ({
  decisionId: randomId(),
  searchedFor: '',
  ticker: '',
  companyName: '',
  figuresOf: '',
  emptied: '',
  watchOrBuy: 'Buy',
  stockOrOptions: 'stock',
  right: 'not said',
  strike: '',
  expiresOn: '',
  multiplier: STANDARD_MULTIPLIER,
  assetQty: '',
  decidedOn: '',
  costBasis: '',
  isCostTyped: false,
  stopLossYesNo: 'No',
  stopLossPercentage: '',
  stopLossPrice: '',
  isStopLossPriced: false,
  takeProfitYesNo: 'No',
  takeProfitPercentage: '',
  takeProfitPrice: '',
  isTakeProfitPriced: false,
  confidenceLevel: CONFIDENCE.initial,
  thesis: '',
  wrongIf: '',
  wrongIfOn: '',
  ...freshClaim,
})

/** Whether somebody would miss it: a company that was only looked for is found again. */
export const isBegun = ({ thesis, wrongIf, ticker, ...fields }: AddAssetFields): boolean =>
  thesis.trim() !== '' ||
  wrongIf.trim() !== '' ||
  (ticker !== '' && (fields.assetQty.trim() !== '' || fields.decidedOn !== '' || fields.isCostTyped))

/** The form with the cost basis that it shows: the typed one, or else the known price. */
export const withCostBasis = (fields: AddAssetFields, knownPrice: string | null): AddAssetFields =>
  fields.isCostTyped ? fields : { ...fields, costBasis: knownPrice ?? '' }

/** What the server would refuse, before it is asked. */
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

/** A price is of what is held; what is watched has a percentage, which its first Buy takes over. */
export const isExitPriced = (fields: AddAssetFields, name: ExitName): boolean =>
  fields.watchOrBuy === 'Buy' && fields[name === 'stopLoss' ? 'isStopLossPriced' : 'isTakeProfitPriced']

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

/** Of the contract, what its claim depends on. */
export function claimedContract(fields: AddAssetFields) {
  const { right, expiresOn } = termsOf(fields)
  return { right, expiresOn }
}

/** What goes without saying is not written down: then the same contract has the same terms, whoever typed them. */
const isStandard = (multiplier: string): boolean =>
  multiplier.trim() === '' || Number(multiplier) === Number(STANDARD_MULTIPLIER)

const orNull = (typed: string): string | null => typed.trim() || null
