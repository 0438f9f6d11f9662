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
    summary: 'List the assets on one of your lists',
    query: { list: 'list to return: bought, sold or watched' },
    status: 200,
    view: AssetListView,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/assets',
    summary:
      'Add an asset by recording its first decision. Repeating the request with the same decisionId returns ' +
      'the same answer',
    body: AddAssetBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}',
    summary: 'Get an asset with its histories',
    status: 200,
    view: AssetView,
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/row',
    summary: 'Get an asset as a row of its list',
    status: 200,
    view: AssetRowView,
  },
  {
    method: 'get',
    path: '/api/assets/{assetId}/journal',
    summary: 'Get a page of older entries of an asset',
    query: { before: '`olderBefore` of the asset or of the previous page' },
    status: 200,
    view: JournalPageView,
    refusals: [422],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/decisions',
    summary:
      'Record a further decision on an asset. Repeating the request with the same decisionId returns the same answer',
    body: DecisionBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/corrections',
    summary:
      'Correct a mistyped field of an entry. Repeating the request with the same correctionId records nothing again',
    body: CorrectionBody,
    status: 201,
    view: AssetView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/corrections/preview',
    summary: 'Preview how a correction would change the figures, without recording it',
    body: CorrectionBody,
    status: 200,
    view: CorrectionPreviewView,
  },
  {
    method: 'post',
    path: '/api/assets/{assetId}/critiques',
    summary: 'Request another critique of a decision',
    body: AskAgainBody,
    status: 202,
    view: AssetView,
  },
  {
    method: 'post',
    path: '/api/echo',
    summary: 'Find passages of your earlier theses about other assets that a text nearly repeats',
    body: EchoBody,
    status: 200,
    view: EchoView,
  },
]
