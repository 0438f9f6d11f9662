import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { type ClaimFields, freshClaim } from '#web/claims/claim-draft.ts'
import { randomId } from '#web/ui/random-id.ts'

/** The number of shares per contract on the American exchanges. */
export const STANDARD_MULTIPLIER = '100'

/**
 * The input of the form, under the field names of the request. A type and not an interface, so that it is assignable to a
 * record.
 */
export type AddAssetFields = ClaimFields & {
  readonly decisionId: string
  readonly searchedFor: string
  readonly ticker: string
  readonly companyName: string
  /** The ticker to which the figures belong, the one that was chosen last. */
  readonly figuresOf: string
  /** The message about figures that were cleared when another company was chosen; empty for none. */
  readonly emptied: string
  readonly watchOrBuy: 'Buy' | 'Watch'
  readonly stockOrOptions: 'stock' | 'options'
  readonly right: 'call' | 'put' | 'not said'
  readonly strike: string
  readonly expiresOn: string
  readonly multiplier: string
  readonly assetQty: string
  /** The ISO day of the decision; empty for today. */
  readonly decidedOn: string
  readonly costBasis: string
  /** Whether the user typed the cost basis, so that a price which arrives later does not replace it. */
  readonly isCostTyped: boolean
  readonly stopLossYesNo: 'Yes' | 'No'
  readonly stopLossPercentage: string
  /** The stop typed as a price, instead of a percentage; only for a purchase. */
  readonly stopLossPrice: string
  readonly isStopLossPriced: boolean
  readonly takeProfitYesNo: 'Yes' | 'No'
  readonly takeProfitPercentage: string
  readonly takeProfitPrice: string
  readonly isTakeProfitPriced: boolean
  readonly confidenceLevel: number
  readonly thesis: string
  /** One line that would prove the decision wrong, and the day on which to ask. Both may be empty. */
  readonly wrongIf: string
  readonly wrongIfOn: string
}

/** The storage key of the draft until it is recorded. */
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
