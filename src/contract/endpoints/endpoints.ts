import { z } from 'zod'
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts'
import { ASSET_ENDPOINTS } from './asset-endpoints.ts'
import { ASSET_FACT_ENDPOINTS } from './asset-fact-endpoints.ts'
import { COMPANY_ENDPOINTS } from './company-endpoints.ts'
import { DRAFT_ENDPOINTS } from './draft-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { EXPORT_ENDPOINTS } from './export-endpoints.ts'
import { IDENTITY_ENDPOINTS } from './identity-endpoints.ts'
import { JOURNAL_ENDPOINTS } from './journal-endpoints.ts'
import { MIRROR_ENDPOINTS } from './mirror-endpoints.ts'
import { OPERATOR_ENDPOINTS } from './operator-endpoints.ts'
import { OWN_ACCOUNT_ENDPOINTS } from './own-account-endpoints.ts'
import { PASSKEY_ENDPOINTS } from './passkey-endpoints.ts'
import { PRINCIPLE_ENDPOINTS } from './principle-endpoints.ts'
import { RECAP_ENDPOINTS } from './recap-endpoints.ts'
import { SECOND_FACTOR_ENDPOINTS } from './second-factor-endpoints.ts'
import { SETTINGS_ENDPOINTS } from './settings-endpoints.ts'
import { SUMMARY_ENDPOINTS } from './summary-endpoints.ts'
import { TOKEN_ENDPOINTS } from './token-endpoints.ts'

const HealthView = z.object({ status: z.literal('ready') }).meta({ id: 'Health' })

/** All endpoints of the API, in the order of its description. Each topic has a file of its own. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/health',
    summary: 'Check whether Candor is ready and its database responds; answers within two seconds',
    isPublic: true,
    status: 200,
    view: HealthView,
    refusals: [503],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'Get this description as OpenAPI',
    isPublic: true,
    status: 200,
    view: null,
    media: ['application/json'],
  },
  {
    method: 'get',
    path: '/api/docs',
    summary: 'Get this description as a page',
    isPublic: true,
    status: 200,
    view: null,
    media: ['text/html'],
  },
  ...ACCOUNT_ENDPOINTS,
  ...OWN_ACCOUNT_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
  ...SECOND_FACTOR_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
  ...COMPANY_ENDPOINTS,
  ...ASSET_ENDPOINTS,
  ...ASSET_FACT_ENDPOINTS,
  ...DRAFT_ENDPOINTS,
  ...JOURNAL_ENDPOINTS,
  ...MIRROR_ENDPOINTS,
  ...SUMMARY_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
  ...RECAP_ENDPOINTS,
  ...OPERATOR_ENDPOINTS,
  ...PRINCIPLE_ENDPOINTS,
  ...EXPORT_ENDPOINTS,
  {
    method: 'get',
    path: '/api/events',
    summary:
      'Stream server-sent events: standing, recorded, principles-changed, drafts-changed, critique-text and signed-out',
    status: 200,
    view: null,
    media: ['text/event-stream'],
    refusals: [429],
  },
]
