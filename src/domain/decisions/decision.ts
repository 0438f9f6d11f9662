import Big from 'big.js'
import type { Asset } from '../assets/asset.ts'
import { changeExits, type ExitWishes, NO_EXITS } from '../assets/exits.ts'
import { unitPriceOf } from '../assets/own-prices.ts'
import { type Action, actionsAfter, LIST_OF, movesQuantity } from '../ledger/action.ts'
import type { AssetFacts, DecisionRecorded } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { accept, type Result, refuse } from '../result.ts'
import { needsQuantity } from './needs-quantity.ts'
import { sellsAll } from './sells-all.ts'

/** What every decision contains. Its shape (lengths, ranges) has been checked by the contract. */
type Draft = {
  readonly decisionId: string
  readonly confidence: number
  readonly thesis: string
  readonly price: Price | null
  readonly quantity: Decimal | null
  readonly isPriceAttached?: true
  /** The price known before, when the one that was sent looks like a split of it. */
  readonly doubtedAfter?: Decimal
  /** New York's calendar day after which a split lies between the two. */
  readonly comparedOn?: string
  readonly ownTest?: NonNullable<DecisionRecorded['ownTest']>
  readonly claim?: NonNullable<DecisionRecorded['claim']>
  /** The day of the decision, when it is earlier than today. */
  readonly decidedOn?: string
  /** The changes to stop and target; without it, they stay as they are. */
  readonly exits?: ExitWishes
}

export type OpeningDraft = Draft & {
  readonly action: 'Watch' | 'Buy'
  readonly quantity: Decimal
  readonly asset: AssetFacts
}

export type DecisionDraft = Draft & { readonly action: Action }

/** What a user's lists contain before a company is added. */
export type Lists = {
  /** How many assets the user has, on all lists. */
  readonly assetCount: number
  /** The asset that is the same company (and, for options, the same contract terms); null when there is none. */
  readonly sameAssetId: number | null
}

/** Puts a company on a list with a first decision. The new asset's id is the list's length plus one (specification 3). */
export function openAsset(lists: Lists, { exits, ...draft }: OpeningDraft): Result<DecisionRecorded> {
  if (lists.sameAssetId !== null)
    return refuse({
      code: 'conflict',
      message: `${draft.asset.ticker} is already on one of your lists. Please update the asset there.`,
      field: 'ticker',
      assetId: lists.sameAssetId,
    })
  if (draft.action === 'Buy' && (draft.price === null || draft.isPriceAttached)) return needsPrice('Buy', 'costBasis')
  const { stopLossPercent, takeProfitPercent } = draft.asset
  const exitPercents = { stopLoss: stopLossPercent, takeProfit: takeProfitPercent }
  const changed = changeExits({ exits: NO_EXITS, exitPercents }, draft.action, draft.price?.price ?? null, exits ?? {})
  if (!changed.ok) return changed
  return accept({ kind: 'decision-recorded', ...draft, ...changed.value, assetId: lists.assetCount + 1 })
}

/**
 * Records a further decision on an asset, if its list allows the action, with the figures that the action needs.
 * @param asset as it was at the decision: for one of an earlier day, without the splits after that day
 */
export function recordDecision(asset: Asset, { exits, ...draft }: DecisionDraft): Result<DecisionRecorded> {
  if (!actionsAfter(asset.list).includes(draft.action)) return notNow(asset, draft.action)
  if (movesQuantity(draft.action)) {
    if (draft.quantity === null || new Big(draft.quantity).eq(0))
      return refuse({ code: 'invalid', field: 'quantity', message: needsQuantity(draft.action) })
    if (draft.price === null || draft.isPriceAttached) return needsPrice(draft.action, 'price')
  } else if (draft.quantity !== null)
    return refuse({ code: 'invalid', field: 'quantity', message: `${draft.action} takes no quantity.` })
  const message =
    draft.action === 'Sell Some' && sellsAll(asset.holdingPeriods.at(-1)?.quantity ?? '0', draft.quantity ?? '0')
  if (message) return refuse({ code: 'invalid', field: 'quantity', message })
  const changed = changeExits(asset, draft.action, unitPriceOf(asset.splits, draft), exits ?? {})
  if (!changed.ok) return changed
  return accept({ kind: 'decision-recorded', ...draft, ...changed.value, assetId: asset.assetId, asset: null })
}

const needsPrice = (action: Action, field: string): Result<never> =>
  refuse({ code: 'invalid', field, message: `${action} needs a price per unit. Type the price that you paid or got.` })

const notNow = (asset: Asset, action: Action): Result<never> =>
  refuse({
    code: 'conflict',
    field: 'action',
    assetId: asset.assetId,
    message:
      `${asset.facts.ticker} is on your ${LIST_OF[asset.list]} list now, where ${action} is not possible. ` +
      `Possible are: ${actionsAfter(asset.list).join(', ')}. Nothing was recorded.`,
  })
