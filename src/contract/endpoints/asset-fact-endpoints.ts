import { AssetView } from '../assets.ts'
import { AssetChartView } from '../charts.ts'
import { ExplanationView } from '../explanations.ts'
import { OwnTestAnswerBody } from '../own-tests.ts'
import { DailyPricesBody, DailyPricesView, OutcomeBody, PriceNoteBody, SplitBody } from '../prices.ts'
import type { Endpoint } from './endpoint.ts'

/** Facts about an asset that are no decisions, its prices, and the explanation of its figures. */
export const ASSET_FACT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/assets/{assetId}/splits',
    summary: 'Record a split of the share; what was bought since its day is in new shares already',
    body: SplitBody,
    status: 201,
    view: AssetView,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/outcome',
    summary: 'Record the outcome of an option that has expired; it is sold then',
    body: OutcomeBody,
    status: 201,
    view: AssetView,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/own-tests',
    summary: 'Answer a test of your own: whether what would prove you wrong has happened',
    body: OwnTestAnswerBody,
    status: 201,
    view: AssetView,
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/workings',
    summary: 'How every figure of an asset is computed, with the entries that it came from',
    status: 200,
    view: ExplanationView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/prices',
    summary: 'Type a price: of now, or the close of an earlier day',
    body: PriceNoteBody,
    status: 201,
    view: AssetView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/daily-prices',
    summary: 'Upload daily prices as CSV',
    body: DailyPricesBody,
    status: 201,
    view: DailyPricesView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/price-confirmation',
    summary: 'Say that a price which was held back is right',
    status: 201,
    view: AssetView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/chart',
    summary: 'Daily prices with your decisions, in shares of today',
    status: 200,
    view: AssetChartView,
    refusals: [404],
  },
]
