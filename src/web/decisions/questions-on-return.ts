import type { AssetListView, AssetView } from '#contract/assets.ts'
import type { CompanySearchView } from '#contract/companies.ts'
import type { CloseView, QuoteView } from '#contract/prices.ts'
import { otherCompany } from '#domain/companies/listed-name.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import type { Language } from '#domain/locale.ts'
import { request } from '#web/api/request.ts'
import type { DraftCopy, QueuedDecision } from '#web/drafts/draft-copies.ts'
import { reviveDraft } from '#web/ui/draft.ts'
import { type AddAssetFields, freshAddAsset } from './add-asset-fields.ts'
import { unusualQuestion } from './consequence-format.ts'
import { type DecisionFields, freshDecision } from './decision-draft.ts'
import { lastKnownPrice, sharePriceAmong } from './known-prices.ts'
import { movedOnWords } from './moved-on-format.ts'
import { settledAs } from './queue-decision.ts'
import { closePath } from './use-price-of-day.ts'
import { figuresOfAdding, figuresOfDecision, type WrittenFigures } from './written-figures.ts'

/** Asks for the price instead of using the one in the form, which was as old as the page. */
const UNKNOWN_PRICE = 'It was written without a connection, so its price was not known. Check the price, and record it.'
const FILLED_PRICE =
  'Its price had filled itself in, from what was known when you wrote it. Check that it is still right, and record it.'

/**
 * The question that must be answered before a decision written offline is recorded, based on present data.
 * @returns null when there is no question
 * @throws RequestFailed when the present data cannot be fetched
 */
export async function questionOnReturn(
  copy: DraftCopy,
  { settled, body }: QueuedDecision,
  language: Language,
): Promise<string | null> {
  const figures = copy.assetId === null ? await ofAdding(copy) : await ofDecision(copy, copy.assetId, language)
  if (figures === null) return body.costBasis || body.price ? FILLED_PRICE : UNKNOWN_PRICE
  if (typeof figures === 'string') return figures
  const { told, unusual } = figures
  const open = unusual.filter((figure) => !settled.includes(settledAs(figure)))
  return open.length === 0 ? null : unusualQuestion(told, open, language)
}

async function ofAdding(copy: DraftCopy): Promise<WrittenFigures | null> {
  const fields: AddAssetFields = reviveDraft(JSON.stringify(copy.fields), freshAddAsset())
  if (fields.watchOrBuy === 'Buy' && !fields.isCostTyped) return null
  const { assets } = await request<AssetListView>('GET', '/api/assets?list=bought')
  const quantities = assets
    .filter(({ stockOrOptions }) => stockOrOptions === fields.stockOrOptions)
    .map(({ quantity }) => quantity)
  const { ticker, stockOrOptions: type, decidedOn } = fields
  const close = await closeOf({ ticker, type, assetId: null }, decidedOn)
  const quote = decidedOn === '' ? await quoteOf(ticker, type) : undefined
  const last = quote?.price ? lastKnownPrice(quote.price, new Date().toISOString()) : null
  return figuresOfAdding(fields, {
    prefilled: quote?.price ?? null,
    price: last ?? close?.nearest ?? null,
    quantities,
    otherCompany: otherCompany(await listedAs(ticker), fields),
    sharePrice: sharePriceAmong(assets, fields, new Date().toISOString()),
    firstClose: close?.firstOn ?? null,
  })
}

/** In words where the asset has gone to another list: no price is checked for what is no longer possible. */
async function ofDecision(
  copy: DraftCopy,
  assetId: number,
  language: Language,
): Promise<WrittenFigures | string | null> {
  const fields: DecisionFields = reviveDraft(JSON.stringify(copy.fields), freshDecision('Hold'))
  const asset = await request<AssetView>('GET', `/api/assets/${assetId}`)
  if (!asset.nextActions.includes(fields.action)) return movedOnWords(asset, fields.action, language)
  const isPriceAsked = fields.action === 'Sell' || movesQuantity(fields.action)
  if (isPriceAsked && !fields.isPriceTyped) return null
  const answer = await quoteOf(asset.ticker, asset.stockOrOptions)
  const offered = answer?.price ?? asset.currentPrice
  const close = await closeOf({ ticker: asset.ticker, type: asset.stockOrOptions, assetId }, fields.decidedOn)
  const quotation = { knownPrice: offered, answer, isFailed: answer === undefined, whyNoClose: null, close }
  return figuresOfDecision(asset, fields, { quotation, isCostHidden: false, language })
}

/** What the directory has under a ticker; nothing where it cannot be asked, which must not prevent recording. */
const listedAs = async (ticker: string): Promise<CompanySearchView['results']> => {
  const path = `/api/companies?as=typed&search=${encodeURIComponent(ticker)}`
  return request<CompanySearchView>('GET', path).then(
    ({ results }) => results,
    () => [],
  )
}

const closeOf = async (
  { ticker, type, assetId }: { ticker: string; type: string; assetId: number | null },
  day: string,
): Promise<CloseView | undefined> =>
  day === '' || (type === 'options' && assetId === null)
    ? undefined
    : request<CloseView>('GET', closePath(ticker, day, assetId)).catch(() => undefined)

/** Returns undefined when the provider fails, which must not prevent recording. */
const quoteOf = async (ticker: string, type: string): Promise<QuoteView | undefined> =>
  type === 'stock'
    ? request<QuoteView>('GET', `/api/prices/${encodeURIComponent(ticker)}`).catch(() => undefined)
    : undefined
