/**
 * The only list of keys under which the pages cache the server's answers. A key covers all keys that begin with it, so whatever
 * invalidates an asset also invalidates its chart and its explanation.
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
  /** The close of an earlier day. With an asset id, it takes into account what its owner recorded about that asset. */
  close: (ticker: string, day: string, assetId: number | null) => ['price', ticker, day, assetId] as const,

  /** The earlier passages that a text repeats while it is being written. */
  echo: (assetId: number | null, text: string) => ['echo', assetId, text] as const,

  /** The three lists, and one of them. */
  assetLists: ['assets'],
  assetList: (list: string) => ['assets', list] as const,

  /** One row, whichever list it is on. */
  assetRow: (assetId: number) => ['row', assetId] as const,
  /** The journal over all assets, one search in it, and the names of its assets. */
  journal: ['journal'],
  journalSearch: (address: string) => ['journal', address] as const,
  journalAssets: ['journal-assets'],

  /** The code of a part of a page that is loaded when it is needed. */
  part: (name: string) => ['part', name] as const,

  /** The pages of all assets, one of them, and its parts. */
  everyAsset: ['asset'],
  asset: (assetId: number | null) => ['asset', assetId] as const,
  /** It does not begin with the asset's key: a correction that was recorded would otherwise be previewed again. */
  correctionPreview: (assetId: number, body: string) => ['correction', assetId, body] as const,
  assetChart: (assetId: number) => ['asset', assetId, 'chart'] as const,
  assetExplanation: (assetId: number, language: string) => ['asset', assetId, 'explanation', language] as const,

  /** What the journal shows about its writer, with the letters and the reviews that are due. */
  mirror: ['mirror'],
  mirrorIn: (language: string) => ['mirror', 'in', language] as const,
  openedFigure: (figure: string, part: string, from: number, language: string) =>
    ['mirror', 'evidence', figure, part, from, language] as const,
  dueReviews: ['mirror', 'reviews'],
  letter: (id: string | null, language: string) => ['mirror', 'letter', id, language] as const,
  review: (sequence: number) => ['mirror', 'review', sequence] as const,

  summary: ['summary'],
  equityCurve: ['summary', 'equity'],
  keptRules: ['summary', 'kept-rules'],
  summaryExplanation: (language: string) => ['summary', 'explanation', language] as const,
} as const
