import type { Generated } from 'kysely'

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

/** The ledger: append-only, kept so by triggers. `body` is the entry as canonical JSON, exactly what was hashed. */
export type EntryRow = {
  user_id: string
  sequence: number
  kind: string
  asset_id: number | null
  /** Only on decisions: what makes a retried POST harmless. */
  decision_id: string | null
  recorded_at: string
  body: string
  previous_hash: string
  hash: string
}

/** Where a ledger ends: the last entry's place and hash, and a seal over all of it and its user. */
export type LedgerHeadRow = {
  user_id: string
  sequence: number
  hash: string
  highest_asset_id: number
  /** From this sequence on the entries' hashes cover their user. */
  bound_from: number
  seal: string
  /** The id that the entries' hashes cover, where the ledger was begun under another one and imported; else null. */
  ledger_id: string | null
}

/** What stays of an account that was erased: where its ledger ended, and the signed mark as JSON. */
export type ErasureRow = { user_id: string; entries: number; hash: string; erased_at: string; body: string }

/** The read model: what the replay of an asset's entries gives, so that a list is one indexed query. */
export type AssetRow = {
  user_id: string
  asset_id: number
  list: string
  /** What the user may have only once: the ticker, or the ticker with an option's terms. */
  identity: string
  /** The ticker whose quotes price this asset; null for an option, which a share's price says nothing of. */
  symbol: string | null
  /** New York's day of the first entry. */
  opened_on: string
  state: string
  /** New York's day on which the first of its open claims is resolved; null when none is open. */
  claim_due_on: string | null
}

/** What the Journal is filtered by: a row for each entry. */
export type JournalItemRow = {
  id: Generated<number>
  user_id: string
  sequence: number
  kind: string
  /** null for an entry about principles */
  asset_id: number | null
  /** Of the decision, also in the row of its critique; null for what is neither. */
  action: string | null
  confidence: number | null
  /** New York's day on which it was decided, or else recorded. */
  day: string
  /** 1 where it was written two days after it was decided, or later; else 0 */
  is_late: number
}

/** Up to which entry the Journal's rows of a user reach. */
type JournalEndRow = { user_id: string; sequence: number }

type CritiqueJobRow = {
  user_id: string
  decision_id: string
  asset_id: number
  attempts: number
  run_at: string
  /** Until when a runner has this job for itself; null while nobody has. */
  locked_until: string | null
}

type CompanyRow = { ticker: string; company_name: string }

/** The latest price that a provider gave for a symbol. */
type QuoteRow = {
  ticker: string
  price: string
  /** Of the day of `at`; null when the provider did not say. */
  open: string | null
  previous_close: string | null
  source: string
  at: string
  fetched_at: string
}

/** A quote as its columns stand in a row of another query, where each is null when there is no quote. */
export type QuoteColumns = {
  [Column in 'price' | 'open' | 'previous_close' | 'source' | 'at']: QuoteRow[Column] | null
}

/** One trading day of a symbol, raw: as it was paid then, whatever splits came later. USD. */
export type DailyPriceRow = {
  /** '' for what providers gave to everybody, a user's id for what that user typed or uploaded. */
  owner: string
  /** The ticker; for an option, what tells its contract from others. */
  symbol: string
  /** New York's calendar day. */
  day: string
  open: string | null
  high: string | null
  low: string | null
  close: string
  source: string
}

/** Which days of a symbol providers have been asked for, both ends included. */
export type PriceSeriesRow = {
  symbol: string
  filled_from: string
  filled_to: string
  splits_checked_on: string | null
}

/** A split as a provider reported it. It changes nothing of a user's until they record it. */
export type SplitRow = { symbol: string; effective_on: string; new_shares: string; old_shares: string; source: string }

/** A provider's price that was quarantined, the last one that was, and why. */
export type QuarantinedPriceRow = {
  symbol: string
  price: string
  known_price: string | null
  reason: string
  source: string
  at: string
}

/** Requests spent in a period, e.g. `minute 2026-11-21T14:30` or `day 2026-11-21`. */
type ProviderBudgetRow = { provider: string; period: string; used: number }

type ProviderCacheRow = { key: string; body: string; fetched_at: string; expires_at: string }

/** The last time a provider gave nothing, and why. */
type ProviderFailureRow = { provider: string; kind: string; at: string }

/** What a user chose in Settings. Not a fact of the journal, so it may change. */
type PreferenceRow = { user_id: string; name: string; value: string }

/** A decision that is being written (docs/decisions/072). Not a fact of the journal, so it may change and go. */
export type DraftRow = {
  user_id: string
  /** The decisionId that its decision will have. */
  draft_id: string
  form: 'add-asset' | 'update' | 'move'
  /** null in the form that adds an asset */
  asset_id: number | null
  /** The form as it is typed, as JSON. */
  fields: string
  device: 'phone' | 'tablet' | 'computer'
  /** The browser that edited it last, by which it is known over its sessions; the session itself, where it is not known. */
  session_id: string
  edited_at: string
  revision: number
}

/** What was signed of where a ledger ended, as JSON, as it was given out. */
type ReceiptRow = { user_id: string; sequence: number; signed_at: string; body: string }

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

/** How many entries a ledger had when it was imported, and under which id it was begun. */
type ImportRow = { user_id: string; ledger_id: string; entries: number; imported_at: string }

type SettingRow = { name: string; value: string }

/** A sign-in with OpenID Connect that has left for the provider and not come back yet. */
export type SignInRow = {
  state: string
  nonce: string
  code_verifier: string
  /** Where its beginner wants to be afterwards, unchecked; null for the bought list. */
  next: string | null
  expires_at: string
  purpose: 'sign-in' | 'again' | 'link' | 'unlink'
  /** Who links or unlinks, in which session; null for whoever signs in. */
  user_id: string | null
  session_id: string | null
  /** What is to be unlinked. */
  identity_id: string | null
}

/** Tries that were wrong or are under way, by a hash of whose they are. */
export type CountedTriesRow = { key: string; tries: number; last_ms: number }

type InvitationRow = { token_hash: string; created_at: string; expires_at: string; used_at: string | null }

/** better-auth's tables, as far as our own queries read them. Dates are Date on PostgreSQL, ISO text on SQLite. */
type UserRow = {
  id: string
  username: string
  displayUsername: string
  createdAt: string | Date
  /** Since when the operator lets nobody in; null for everybody else. */
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
  /** The hash of it: better-auth's token itself is in the browser only. */
  token: string
  userId: string
  createdAt: string | Date
  /** When it was used last, to the hour. */
  updatedAt: string | Date
  expiresAt: string | Date
  userAgent: string | null
  /** When its owner proved again who they are; null since it began. */
  confirmedAt: string | null
}

/** What a program signs in with. */
type ApiTokenRow = {
  id: string
  user_id: string
  name: string
  token_hash: string
  /** Parted by blanks. */
  scopes: string
  created_at: string
  expires_at: string
  /** To the hour; null before the first time. */
  last_used_at: string | null
}

type RecoveryCodeRow = { user_id: string; code_hash: string; created_at: string; used_at: string | null }

type TotpSecretRow = {
  user_id: string
  /** Encrypted. */
  secret: string
  created_at: string
  /** null until a first code has shown that the app has it. */
  confirmed_at: string | null
  /** The period of the last code that was taken; 0 before the first. */
  last_counter: number
}

type PasskeyRow = {
  /** As the authenticator names it. */
  id: string
  user_id: string
  name: string
  public_key: string
  counter: number
  /** Parted by blanks. */
  transports: string
  created_at: string
  last_used_at: string | null
}

type PasskeyChallengeRow = { challenge_hash: string; user_id: string | null; expires_at: string }
