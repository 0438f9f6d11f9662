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
    summary: 'Record a split of the share. Purchases on or after its effective day count as new shares already',
    body: SplitBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/outcome',
    summary: 'Record the outcome of an expired option, which moves it to the sold list',
    body: OutcomeBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/own-tests',
    summary: 'Answer a test that you wrote under “Wrong if”: whether it has happened',
    body: OwnTestAnswerBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/workings',
    summary: 'Explain how every figure of an asset is computed, and from which entries',
    optionalQuery: { language: 'language of the explanation: en or de; without it, en' },
    status: 200,
    view: ExplanationView,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/prices',
    summary: 'Record a price by hand: the current one, or the close of an earlier day',
    body: PriceNoteBody,
    status: 201,
    view: AssetView,
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/daily-prices',
    summary: 'Upload daily prices as CSV',
    body: DailyPricesBody,
    status: 201,
    otherStatuses: { 200: 'Nothing was stored: `question` has to be answered first' },
    view: DailyPricesView,
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/price-confirmation',
    summary: 'Confirm that a price which is held back is right',
    status: 201,
    view: AssetView,
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/chart',
    summary: 'Get daily prices with your decisions, adjusted for splits',
    status: 200,
    view: AssetChartView,
  },
]
