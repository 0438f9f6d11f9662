import { JournalPageView } from '../asset-journal.ts'
import { AddAssetBody, AssetListView, AssetRowView, AssetView } from '../assets.ts'
import { CorrectionBody, CorrectionPreviewView } from '../corrections.ts'
import { AskAgainBody } from '../critiques.ts'
import { DecisionBody } from '../decisions.ts'
import { EchoBody, EchoView } from '../echo.ts'
import type { Endpoint } from './endpoint.ts'

/** Assets, decisions on them, their corrections and critiques. */
export const ASSET_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/assets',
    summary: 'One of your lists',
    query: { list: 'bought, sold or watched' },
    status: 200,
    view: AssetListView,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/assets',
    summary: 'Put a company on a list by a first decision. A repeat of the same decisionId is answered the same',
    body: AddAssetBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}',
    summary: 'An asset with its histories',
    status: 200,
    view: AssetView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/row',
    summary: 'An asset as its list shows it',
    status: 200,
    view: AssetRowView,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/journal',
    summary: 'Older entries of an asset: the page before a place in your journal',
    query: { before: 'olderBefore of the asset, or of the page before' },
    status: 200,
    view: JournalPageView,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/decisions',
    summary: 'Record a further decision. A repeat of the same decisionId is answered the same',
    body: DecisionBody,
    status: 201,
    view: AssetView,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/corrections',
    summary: 'Correct what was mistyped in an entry. A repeat of the same correctionId records nothing twice',
    body: CorrectionBody,
    status: 201,
    view: AssetView,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/corrections/preview',
    summary: 'What a correction would do to the figures. Nothing is recorded',
    body: CorrectionBody,
    status: 200,
    view: CorrectionPreviewView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/critiques',
    summary: 'Ask for the critique of a decision again',
    body: AskAgainBody,
    status: 202,
    view: AssetView,
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/echo',
    summary: 'Whether you have written a text before: passages of your own earlier theses about other assets',
    body: EchoBody,
    status: 200,
    view: EchoView,
  },
]
