import type { Generated } from 'kysely'
import type { PackedCloses } from '#domain/assets/packed-closes.ts'

/** The rows as both engines store them. Instants are ISO text, money is decimal text, JSON is opaque text. */
export type Tables = {
  entries: EntryRow
  ledger_heads: LedgerHeadRow
  erasures: ErasureRow
  assets: AssetRow
  journal_items: JournalItemRow
  journal_ends: JournalEndRow
  critique_jobs: CritiqueJobRow
  companies: CompanyRow
  quotes: QuoteRow
  daily_prices: DailyPriceRow
  closes_by_year: ClosesByYearRow
  mirror_answers: MirrorAnswerRow
  read_results: ReadResultRow
  price_series: PriceSeriesRow
  splits: SplitRow
  held_back_prices: QuarantinedPriceRow
  provider_budgets: ProviderBudgetRow
  provider_cache: ProviderCacheRow
  provider_failures: ProviderFailureRow
  preferences: PreferenceRow
  drafts: DraftRow
  receipts: ReceiptRow
  anchors: AnchorRow
  imports: ImportRow
  settings: SettingRow
  sign_ins: SignInRow
  counted_tries: CountedTriesRow
  invitations: InvitationRow
  users: UserRow
  sessions: SessionRow
  credentials: CredentialRow
  api_tokens: ApiTokenRow
  recovery_codes: RecoveryCodeRow
  totp_secrets: TotpSecretRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
}

/** The ledger: append-only, which triggers enforce. `body` is the entry as canonical JSON, exactly as it was hashed. */
export type EntryRow = {
  user_id: string
  sequence: number
  kind: string
  asset_id: number | null
  /** Only on decisions: it makes a retried POST harmless. */
  decision_id: string | null
  recorded_at: string
  body: string
  previous_hash: string
  hash: string
}

/** The end of a ledger: the last entry's sequence and hash, and a seal over this row, which names the user. */
export type LedgerHeadRow = {
  user_id: string
  sequence: number
  hash: string
  highest_asset_id: number
  /** From this sequence on, the entries' hashes cover their user. */
  bound_from: number
  seal: string
  /** The id that the entries' hashes cover, where an imported ledger was begun under another id; else null. */
  ledger_id: string | null
}

/** What stays of an erased account: where its ledger ended, and the signed mark as JSON. */
export type ErasureRow = { user_id: string; entries: number; hash: string; erased_at: string; body: string }

/** The read model: the result of replaying an asset's entries, so that a list is one indexed query. */
export type AssetRow = {
  user_id: string
  asset_id: number
  list: string
  /** Unique for a user: the ticker, or the ticker with an option's terms. */
  identity: string
  /** The ticker whose quotes price this asset; null for an option, which a share's price does not price. */
  symbol: string | null
  /** The day of the first entry in New York. */
  opened_on: string
  state: string
  /** The day in New York on which the first open claim is resolved; null when none is open. */
  claim_due_on: string | null
}

/** The columns by which the Journal is filtered: a row for each entry. */
export type JournalItemRow = {
  id: Generated<number>
  user_id: string
  sequence: number
  kind: string
  /** null for an entry about principles */
  asset_id: number | null
  /** The decision's action, also in the row of its critique; null for other entries. */
  action: string | null
  confidence: number | null
  /** The day in New York on which it was decided or, for other entries, recorded. */
  day: string
  /** 1 for a decision that was written down two days after it was made, or later; else 0 */
  is_late: number
}

/** The last entry for which a user has rows of the Journal. */
type JournalEndRow = { user_id: string; sequence: number }

type CritiqueJobRow = {
  user_id: string
  decision_id: string
  asset_id: number
  attempts: number
  run_at: string
  /** Until when one runner has reserved this job; null while none has. */
  locked_until: string | null
}

type CompanyRow = { ticker: string; company_name: string }

/** The latest price that a provider gave for a symbol. */
type QuoteRow = {
  ticker: string
  price: string
  /** The open of the day of `at`; null when the provider did not tell it. */
  open: string | null
  previous_close: string | null
  source: string
  at: string
  fetched_at: string
}

/** The columns of a quote in a row of another query; each is null when there is no quote. */
export type QuoteColumns = {
  [Column in 'price' | 'open' | 'previous_close' | 'source' | 'at']: QuoteRow[Column] | null
}

/** One trading day of a symbol in USD, at raw prices: as they were paid then, before any later split. */
export type DailyPriceRow = {
  /** '' for prices from providers, which everybody sees; a user's id for what that user typed or uploaded. */
  owner: string
  /** The ticker; for an option, the key of its contract. */
  symbol: string
  /** New York's calendar day. */
  day: string
  open: string | null
  high: string | null
  low: string | null
  close: string
  source: string
  /** When it was stored; null where nobody wrote that down (migration 037). */
  known_since: string | null
}

/**
 * The closes of a symbol from providers in one year, in one piece: what `daily_prices` has of them in a row for each day. Those that do
 * not fit the bytes are a text, which is empty where there are none.
 */
type ClosesByYearRow = { symbol: string; year: string; packed: PackedCloses; rest: string }

/** The Mirror as it was answered last, with a digest of all that it was made of: Zstandard in base64, and the tag of its text. */
type MirrorAnswerRow = { user_id: string; made_of: string; tag: string; answer: string }

/** What was computed for a user as JSON, by the name of what it is, and all that it was made of. */
type ReadResultRow = { user_id: string; kind: string; made_of: string; result: string }

/** Which days of a symbol providers have been asked for, both ends included. */
export type PriceSeriesRow = {
  symbol: string
  filled_from: string
  filled_to: string
  splits_checked_on: string | null
}

/** A split as a provider reported it. It changes no user's figures until that user records it. */
export type SplitRow = { symbol: string; effective_on: string; new_shares: string; old_shares: string; source: string }

/** The last price of a provider that was quarantined for a symbol, and why. */
export type QuarantinedPriceRow = {
  symbol: string
  price: string
  known_price: string | null
  reason: string
  source: string
  at: string
}

/** Credits spent in a period, e.g. `minute 2026-11-21T14:30` or `day 2026-11-21`. */
type ProviderBudgetRow = { provider: string; period: string; used: number }

type ProviderCacheRow = { key: string; body: string; fetched_at: string; expires_at: string }

/** The last failure of each provider. */
type ProviderFailureRow = { provider: string; kind: string; at: string }

/** What a user chose in Settings. Not a fact of the journal, so it may change. */
type PreferenceRow = { user_id: string; name: string; value: string }

/** A decision that is being written (docs/decisions/072). It is no fact of the journal, so it may be changed and deleted. */
export type DraftRow = {
  user_id: string
  /** The id that its decision will have. */
  draft_id: string
  form: 'add-asset' | 'update' | 'move'
  /** null in the form that adds an asset */
  asset_id: number | null
  /** The form as it is typed, as JSON. */
  fields: string
  device: 'phone' | 'tablet' | 'computer'
  /** The browser that edited it last: its id, which outlives its sessions, or the session's id where there is none. */
  session_id: string
  edited_at: string
  revision: number
}

/** A signed receipt of a ledger's end, as JSON, exactly as it was issued. */
export type ReceiptRow = { user_id: string; sequence: number; signed_at: string; body: string }

/** A receipt that was sent to a calendar, to the byte, with the proof (a file in hexadecimal) and when to ask for more of it. */
export type AnchorRow = {
  user_id: string
  sequence: number
  receipt: string
  calendar: string
  submitted_at: string
  proof: string
  questions: number
  ask_at: string | null
}

/** How many entries a ledger had when it was imported, and the id under which it was begun. */
export type ImportRow = { user_id: string; ledger_id: string; entries: number; imported_at: string }

type SettingRow = { name: string; value: string }

/** A sign-in with OpenID Connect that was sent to the provider and has not come back yet. */
export type SignInRow = {
  state: string
  nonce: string
  code_verifier: string
  /** The address to go to afterwards, not yet checked; null for the bought list. */
  next: string | null
  expires_at: string
  purpose: 'sign-in' | 'again' | 'link' | 'unlink'
  /** The user and session that link or unlink an identity; null for a sign-in. */
  user_id: string | null
  session_id: string | null
  /** The identity to unlink. */
  identity_id: string | null
}

/** Attempts that failed or are under way. The key is a hash of what they are counted by. */
export type CountedTriesRow = { key: string; tries: number; last_ms: number }

type InvitationRow = { token_hash: string; created_at: string; expires_at: string; used_at: string | null }

/** better-auth's tables, as far as our own queries use them. Dates are Date on PostgreSQL, ISO text on SQLite. */
type UserRow = {
  id: string
  /** In lower case; `displayUsername` is as it was typed, and `name` the same, for better-auth. */
  username: string
  displayUsername: string
  name: string
  /** One that no mail can reach. */
  email: string
  emailVerified: boolean
  createdAt: string | Date
  updatedAt: string | Date
  /** When the operator locked the account; null when it is not locked. */
  disabledAt: string | null
}
/** A way to sign in: a password (`credential`), or a subject of an OpenID Connect issuer. */
type CredentialRow = {
  id: string
  userId: string
  providerId: string
  accountId: string
  password: string | null
  createdAt: string | Date
  updatedAt: string | Date
}
type SessionRow = {
  id: string
  /** The hash of the token; better-auth's token itself is only in the browser. */
  token: string
  userId: string
  createdAt: string | Date
  /** When the session was last used, to the hour. */
  updatedAt: string | Date
  expiresAt: string | Date
  userAgent: string | null
  /** When its user last confirmed who they are; null when never since its start. */
  confirmedAt: string | null
}

/** A token with which a program signs in. */
type ApiTokenRow = {
  id: string
  user_id: string
  name: string
  token_hash: string
  /** The scopes, separated by blanks. */
  scopes: string
  created_at: string
  expires_at: string
  /** To the hour; null until the first use. */
  last_used_at: string | null
}

type RecoveryCodeRow = { user_id: string; code_hash: string; created_at: string; used_at: string | null }

type TotpSecretRow = {
  user_id: string
  /** Encrypted. */
  secret: string
  created_at: string
  /** null until a first code has shown that the user's app has the secret */
  confirmed_at: string | null
  /** The period of the last code that was accepted; 0 before the first. */
  last_counter: number
}

type PasskeyRow = {
  /** The credential id that the authenticator made. */
  id: string
  user_id: string
  name: string
  public_key: string
  counter: number
  /** The transports, separated by blanks. */
  transports: string
  created_at: string
  last_used_at: string | null
}

type PasskeyChallengeRow = { challenge_hash: string; user_id: string | null; expires_at: string }
