/** The rows as both engines store them. Instants are ISO text, money is decimal text, JSON is opaque text. */
export type Tables = {
  entries: EntryRow
  assets: AssetRow
  critique_jobs: CritiqueJobRow
  companies: CompanyRow
  quotes: QuoteRow
  preferences: PreferenceRow
  settings: SettingRow
  users: UserRow
  sessions: SessionRow
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

/** The read model: what the replay of an asset's entries gives, so that a list is one indexed query. */
export type AssetRow = {
  user_id: string
  asset_id: number
  list: string
  /** What the user may have only once: the ticker, or the ticker with an option's terms. */
  identity: string
  /** The ticker whose quotes price this asset; null for an option, which a share's price says nothing of. */
  symbol: string | null
  state: string
}

export type CritiqueJobRow = {
  user_id: string
  decision_id: string
  asset_id: number
  attempts: number
  run_at: string
  /** Until when a runner has this job for itself; null while nobody has. */
  locked_until: string | null
}

export type CompanyRow = { ticker: string; company_name: string }

/** The latest price that a provider gave for a symbol. */
export type QuoteRow = {
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

/** What a user chose in Settings. Not a fact of the journal, so it may change. */
export type PreferenceRow = { user_id: string; name: string; value: string }

export type SettingRow = { name: string; value: string }

/** better-auth's tables, as far as our own queries read them. Dates are Date on PostgreSQL, ISO text on SQLite. */
export type UserRow = { id: string; username: string; displayUsername: string }
export type SessionRow = { id: string; token: string; userId: string; expiresAt: string | Date }
