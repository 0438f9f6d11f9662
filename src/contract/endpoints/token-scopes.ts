import type { TokenScope } from '../tokens.ts'

/**
 * The scope that a token needs for each endpoint; null where no token will do and a person must be signed in. Every endpoint that
 * is not public has a row here: a test fails if one is missing, and the server accepts no token for an endpoint without a row.
 */
export const SCOPE_OF_ENDPOINT: Readonly<Record<string, TokenScope | null>> = {
  'GET /api/companies': 'read',
  'GET /api/logos/{ticker}': 'read',
  'GET /api/prices/{ticker}': 'read',
  'GET /api/prices/{ticker}/close': 'read',
  'GET /api/assets': 'read',
  'GET /api/assets/{assetId}': 'read',
  'GET /api/assets/{assetId}/row': 'read',
  'GET /api/assets/{assetId}/journal': 'read',
  'GET /api/assets/{assetId}/workings': 'read',
  'GET /api/assets/{assetId}/chart': 'read',
  'POST /api/assets/{assetId}/corrections/preview': 'read',
  'POST /api/echo': 'read',
  'GET /api/journal': 'read',
  'GET /api/journal/assets': 'read',
  'GET /api/mirror': 'read',
  'GET /api/mirror/evidence': 'read',
  'GET /api/mirror/kept-rules': 'read',
  'GET /api/mirror/letter': 'read',
  'GET /api/mirror/reviews': 'read',
  'GET /api/mirror/reviews/{sequence}': 'read',
  'GET /api/summary': 'read',
  'GET /api/summary/workings': 'read',
  'GET /api/summary/equity': 'read',
  'GET /api/settings': 'read',
  'GET /api/principles': 'read',

  'POST /api/assets': 'record',
  'POST /api/assets/{assetId}/decisions': 'record',
  'POST /api/assets/{assetId}/corrections': 'record',
  'POST /api/assets/{assetId}/critiques': 'record',
  'POST /api/assets/{assetId}/splits': 'record',
  'POST /api/assets/{assetId}/outcome': 'record',
  'POST /api/assets/{assetId}/own-tests': 'record',
  'POST /api/assets/{assetId}/prices': 'record',
  'POST /api/assets/{assetId}/daily-prices': 'record',
  'POST /api/assets/{assetId}/price-confirmation': 'record',
  'POST /api/mirror/reviews/{sequence}/answers': 'record',
  'POST /api/mirror/reviews/{sequence}/grade': 'record',
  'POST /api/principles': 'record',
  'POST /api/principles/order': 'record',
  'POST /api/principles/{principleId}/retirement': 'record',

  'GET /api/export': 'export',
  'GET /api/proof': 'export',
  'GET /api/receipt': 'export',
  'GET /api/anchors/{sequence}/receipt': 'export',
  'GET /api/anchors/{sequence}/proof': 'export',

  // It uses up the account's calls of the language model.
  'POST /api/mirror/letter': null,

  // What is not decided yet concerns only its writer.
  'GET /api/drafts': null,
  'GET /api/drafts/{draftId}': null,
  'POST /api/drafts/{draftId}': null,
  'DELETE /api/drafts/{draftId}': null,

  'GET /api/operator': null,
  'GET /api/account': null,
  'POST /api/account/password': null,
  'DELETE /api/account/sessions': null,
  'DELETE /api/account/sessions/{sessionId}': null,
  'POST /api/account/confirmation': null,
  'POST /api/account/erasure': null,
  'GET /api/account/tokens': null,
  'POST /api/account/tokens': null,
  'DELETE /api/account/tokens': null,
  'DELETE /api/account/tokens/{tokenId}': null,
  'POST /api/account/recovery-codes': null,
  'POST /api/account/totp': null,
  'POST /api/account/totp/confirmation': null,
  'DELETE /api/account/totp': null,
  'GET /api/account/identities': null,
  'POST /api/account/identities': null,
  'POST /api/account/identities/{identityId}/unlinking': null,
  'GET /api/account/passkeys': null,
  'POST /api/account/passkeys/options': null,
  'POST /api/account/passkeys': null,
  'DELETE /api/account/passkeys/{passkeyId}': null,
  'POST /api/settings': null,
  'GET /api/recap': null,
  'POST /api/recap': null,
  'DELETE /api/recap': null,
  'POST /api/import': null,
  'GET /api/events': null,
}

/** The rows as patterns for paths. Rows with fewer parameters come first, so that the more exact one is found first. */
const ROWS = Object.entries(SCOPE_OF_ENDPOINT)
  .toSorted(([one], [other]) => countOf('{', one) - countOf('{', other))
  .map(([endpoint, scope]) => ({ pattern: new RegExp(`^${endpoint.replaceAll(/\{\w+\}/g, '[^/]+')}$`), scope }))

function countOf(character: string, text: string): number {
  return text.split(character).length - 1
}

/**
 * The scope that a token needs for a request.
 * @param method HEAD counts as GET
 * @returns null if no token will do, which is also the case for a path without a row
 */
export function scopeOfRequest(method: string, path: string): TokenScope | null {
  const request = `${method === 'HEAD' ? 'GET' : method} ${path}`
  return ROWS.find(({ pattern }) => pattern.test(request))?.scope ?? null
}
