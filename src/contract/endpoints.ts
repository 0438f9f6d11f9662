import { z } from 'zod'
import { SessionView, SignInBody, SignUpBody } from './accounts.ts'
import { AddAssetBody, AssetListView, AssetView, JournalPageView } from './assets.ts'
import { AssetChartView, EquityView } from './charts.ts'
import { CompanySearchView } from './companies.ts'
import { AskAgainBody } from './critiques.ts'
import { DecisionBody } from './decisions.ts'
import { EchoBody, EchoView } from './echo.ts'
import { ExplanationView, SummaryExplanationView } from './explanations.ts'
import { DailyPricesBody, DailyPricesView, OutcomeBody, PriceAnswer, PriceNoteBody, SplitBody } from './prices.ts'
import { PrincipleBody, PrincipleOrderBody, PrinciplesView } from './principles.ts'
import { SettingsBody, SettingsView } from './settings.ts'
import { SummaryView } from './summary.ts'

/** One endpoint of the API, as its description names it. A test holds that the server has these and no others. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete'
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: string
  readonly summary: string
  readonly isPublic?: true
  readonly query?: Readonly<Record<string, string>>
  readonly optionalQuery?: Readonly<Record<string, string>>
  readonly body?: z.ZodType
  readonly status: number
  /** The JSON that answers; null for an answer that has another form or none. */
  readonly view: z.ZodType | null
  /** The statuses of the refusals that are particular to this endpoint. */
  readonly refusals?: readonly number[]
}

const HealthView = z.object({ status: z.literal('ready') }).meta({ id: 'Health' })

export const SignInOptionsView = z
  .object({
    passwordMin: z.int().describe('characters that a new password has at least'),
    isDemo: z.boolean(),
    openIdConnectName: z
      .string()
      .nullable()
      .describe('what stands on the button that signs in with OpenID Connect; null where there is none'),
  })
  .meta({ id: 'SignInOptions' })
export type SignInOptionsView = z.infer<typeof SignInOptionsView>

export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/health',
    summary: 'Whether Candor is ready and its database answers; told within two seconds',
    isPublic: true,
    status: 200,
    view: HealthView,
    refusals: [503],
  },
  { method: 'get', path: '/api/openapi.json', summary: 'This description', isPublic: true, status: 200, view: null },
  { method: 'get', path: '/api/docs', summary: 'This description as a page', isPublic: true, status: 200, view: null },
  {
    method: 'get',
    path: '/api/sign-in-options',
    summary: 'What signing in and up needs here',
    isPublic: true,
    status: 200,
    view: SignInOptionsView,
  },
  {
    method: 'post',
    path: '/api/accounts',
    summary: 'Sign up; signs in too',
    isPublic: true,
    body: SignUpBody,
    status: 201,
    view: SessionView,
    refusals: [409],
  },
  { method: 'get', path: '/api/session', summary: 'Who is signed in', isPublic: true, status: 200, view: SessionView },
  {
    method: 'post',
    path: '/api/session',
    summary: 'Sign in',
    isPublic: true,
    body: SignInBody,
    status: 200,
    view: SessionView,
    refusals: [401],
  },
  { method: 'delete', path: '/api/session', summary: 'Sign out', isPublic: true, status: 204, view: null },
  {
    method: 'get',
    path: '/api/session/open-id-connect',
    summary: 'Sign in with OpenID Connect: leads to the provider',
    isPublic: true,
    optionalQuery: { next: 'the address of your account to be led to afterwards' },
    status: 302,
    view: null,
  },
  {
    method: 'get',
    path: '/api/session/open-id-connect/callback',
    summary: 'Where the provider sends back to: leads to the account, or to /login with what went wrong',
    isPublic: true,
    query: { state: 'the one that the provider was given' },
    optionalQuery: {
      code: 'what proves the sign-in to the provider',
      iss: 'the issuer, as the provider names itself',
      error: 'instead of a code',
    },
    status: 302,
    view: null,
  },
  {
    method: 'get',
    path: '/api/companies',
    summary: 'Search companies by ticker or name',
    query: { search: 'a ticker or a part of a name' },
    status: 200,
    view: CompanySearchView,
    refusals: [422, 503],
  },
  {
    method: 'get',
    path: '/api/logos/{ticker}',
    summary: 'A company’s logo as PNG, JPEG or WebP; 204 where there is none',
    status: 200,
    view: null,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/prices/{ticker}',
    summary: 'What one share costs now',
    status: 200,
    view: PriceAnswer,
    refusals: [422],
  },
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
    path: '/api/assets/{assetId}/critiques',
    summary: 'Ask for the critique of a decision again',
    body: AskAgainBody,
    status: 202,
    view: AssetView,
    refusals: [404],
  },
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
    summary: 'Say what became of an option that has expired; it is sold then',
    body: OutcomeBody,
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
  {
    method: 'post',
    path: '/api/echo',
    summary: 'Whether you have written a text before: passages of your own earlier theses about other assets',
    body: EchoBody,
    status: 200,
    view: EchoView,
  },
  { method: 'get', path: '/api/summary', summary: 'What your lists add up to', status: 200, view: SummaryView },
  {
    method: 'get',
    path: '/api/summary/workings',
    summary: 'How every figure of the summary is computed, with what each asset adds',
    status: 200,
    view: SummaryExplanationView,
  },
  {
    method: 'get',
    path: '/api/summary/equity',
    summary: 'What everything that was held was worth, day by day',
    status: 200,
    view: EquityView,
  },
  {
    method: 'get',
    path: '/api/settings',
    summary: 'Your settings, and which providers are active',
    status: 200,
    view: SettingsView,
  },
  {
    method: 'post',
    path: '/api/settings',
    summary: 'Change settings',
    body: SettingsBody,
    status: 200,
    view: SettingsView,
  },
  {
    method: 'get',
    path: '/api/principles',
    summary: 'Your principles, retired ones too',
    status: 200,
    view: PrinciplesView,
  },
  {
    method: 'post',
    path: '/api/principles',
    summary:
      'Write a principle, or another wording of one; the old one stays readable. A retired one is taken up again',
    body: PrincipleBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/order',
    summary: 'Put the principles in force in another order',
    body: PrincipleOrderBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/{principleId}/retirement',
    summary: 'Retire a principle; it stays readable',
    status: 201,
    view: PrinciplesView,
    refusals: [403, 404, 409],
  },
  {
    method: 'get',
    path: '/api/events',
    summary: 'What happens, as a stream of server-sent events: recorded, critique-text, signed-out',
    status: 200,
    view: null,
  },
]
