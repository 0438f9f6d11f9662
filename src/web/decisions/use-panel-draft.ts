import { useQuery } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { CloseView, PriceView, QuoteView } from '#contract/prices.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import { useClaim } from '#web/claims/use-claim.ts'
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts'
import { quoteQuery } from '#web/prices/price-api.ts'
import { seenUpTo } from './changes-since.ts'
import { type DecisionFields, freshDecision, isUntouched, withPrice } from './decision-draft.ts'
import type { NextAction } from './next-actions.ts'
import { type PanelKind, panelDraftKey } from './panel-kind.ts'
import { usePriceOfDay } from './use-price-of-day.ts'

/** The known prices of an asset while a decision on it is being written. */
export type Quotation = {
  /** The price that fills the field until the user types another; null for an update. */
  readonly knownPrice: PriceView | null
  readonly answer: QuoteView | undefined
  readonly isFailed: boolean
  /** The reason why no close of an earlier day is known; null for today. */
  readonly whyNoClose: string | null
  /** The known prices around an earlier day; undefined for today, and while they are loading. */
  readonly close: CloseView | undefined
}

/**
 * The draft of a panel. A decision that was begun keeps its action, even if the asset was changed in another tab
 * and the action is no longer possible, because a text written for a purchase must never be recorded as a sale.
 */
export function usePanelDraft(
  user: string,
  asset: AssetView,
  kind: PanelKind,
  actions: readonly [NextAction, ...NextAction[]],
) {
  const [usual] = actions
  const draft = useKeptDraft({
    ...{ user, form: kind, assetId: asset.assetId, key: panelDraftKey(user, asset.assetId, kind) },
    fresh: () => freshDecision(usual, seenUpTo(asset)),
    isWorthKeeping: (fields) => !isUntouched(fields),
  })
  const price = useQuery(quoteQuery(asset.ticker, asset.stockOrOptions))
  const isPossible = actions.includes(draft.fields.action)
  const hasMovedOn = !isPossible && !isUntouched(draft.fields)
  const action = isPossible || hasMovedOn ? draft.fields.action : usual
  const ofWhat = { ticker: asset.ticker, type: asset.stockOrOptions, assetId: asset.assetId }
  const ofDay = usePriceOfDay(ofWhat, draft.fields.decidedOn)
  const knownPrice = ofDay ? ofDay.knownPrice : (price.data?.price ?? asset.currentPrice)
  const offered = asksForPrice(action) ? knownPrice : null
  const quotation: Quotation = {
    knownPrice: offered,
    answer: price.data,
    isFailed: price.isError,
    whyNoClose: ofDay?.reason ?? null,
    close: ofDay?.close,
  }
  const { fields, claim } = useClaim(withPrice({ ...draft.fields, action }, offered?.price ?? null), asset.ticker)
  // Input always belongs to the action that the panel shows, and to its claim.
  const change = (changes: Partial<DecisionFields>) => draft.change({ action, ...claim, ...changes })
  return { fields, draft, change, hasMovedOn, quotation }
}

/** Whether the action requires a price: purchases and sales do; an update takes one only if the user types it. */
const asksForPrice = (action: NextAction): boolean => action === 'Sell' || movesQuantity(action)
