/** The routes under /api that need no signed-in user. All others do. */
export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/sign-in-options',
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'GET /api/session/open-id-connect',
  'GET /api/session/open-id-connect/callback',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
  'POST /api/accounts',
  'POST /api/recovery',
  'GET /api/receipt/key',
  'GET /api/verifier',
  // Whoever opens these links is identified by the signature in the link, which was sent by mail.
  'GET /api/recap/confirmation',
  'POST /api/recap/confirmation',
  'GET /api/recap/end',
  'POST /api/recap/end',
])
