/**
 * The keys of all that the pages keep of the server's answers: the only list of them. A key covers those that begin with it,
 * so that what invalidates an asset invalidates its chart and its explanation as well.
 */
export const queryKeys = {
  session: ['session'],
  /** Decisions that are being written, here or on another device. */
  drafts: ['drafts'],
  signInOptions: ['sign-in-options'],
  settings: ['settings'],
  operator: ['operator'],
  recap: ['recap'],
  ownAccount: ['account'],
  tokens: ['account', 'tokens'],
  totp: ['totp'],
  passkeys: ['account', 'passkeys'],
  identities: ['account', 'identities'],
  proof: ['proof'],
  principles: ['principles'],
  everySearch: ['companies'],
  companies: (term: string) => ['companies', term] as const,
  companiesTyped: (term: string) => ['companies', 'typed', term] as const,
  price: (ticker: string) => ['price', ticker] as const,
  /** Of an earlier day; of an asset that is on a list, with what is known of it alone. */
  close: (ticker: string, day: string, assetId: number | null) => ['price', ticker, day, assetId] as const,

  /** What a text that is being written repeats. */
  echo: (assetId: number | null, text: string) => ['echo', assetId, text] as const,

  /** The three lists, and one of them. */
  assetLists: ['assets'],
  assetList: (list: string) => ['assets', list] as const,

  /** One row of whichever list it is on. */
  assetRow: (assetId: number) => ['row', assetId] as const,
  /** The Journal over all assets, one search of it, and the names of what it is about. */
  journal: ['journal'],
  journalSearch: (address: string) => ['journal', address] as const,
  journalAssets: ['journal-assets'],

  /** The code of a part of a page that is fetched beside it. */
  part: (name: string) => ['part', name] as const,

  /** The pages of all assets, one of them, and what belongs to it. */
  everyAsset: ['asset'],
  asset: (assetId: number | null) => ['asset', assetId] as const,
  /** Not of its asset's page: what was corrected is not asked about again. */
  correctionPreview: (assetId: number, body: string) => ['correction', assetId, body] as const,
  assetChart: (assetId: number) => ['asset', assetId, 'chart'] as const,
  assetExplanation: (assetId: number) => ['asset', assetId, 'explanation'] as const,

  /** What the journal says of its writer, and below it the reviews that are due, and one of them. */
  mirror: ['mirror'],
  dueReviews: ['mirror', 'reviews'],
  letter: (id: string | null) => ['mirror', 'letter', id] as const,
  review: (sequence: number) => ['mirror', 'review', sequence] as const,

  summary: ['summary'],
  equityCurve: ['summary', 'equity'],
  keptRules: ['summary', 'kept-rules'],
  summaryExplanation: ['summary', 'explanation'],
} as const
