import type { Db, Engine } from './open-database.ts'
import { readSchemaParts, type SchemaPart } from './schema-parts.ts'
import { StartRefusal } from './start-refusal.ts'

type Names = Readonly<Record<string, string>>

/** The columns of each table of this version. A test compares all names in this file with a fresh database of each engine. */
const COLUMNS: Names = {
  anchors: 'user_id sequence receipt calendar submitted_at proof questions ask_at',
  api_tokens: 'id user_id name token_hash scopes created_at expires_at last_used_at',
  assets: 'user_id asset_id list identity symbol state opened_on claim_due_on',
  closes_by_year: 'symbol year packed rest',
  companies: 'ticker company_name',
  counted_tries: 'key tries last_ms',
  credentials:
    'id accountId providerId userId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt scope password createdAt updatedAt',
  critique_jobs: 'user_id decision_id asset_id attempts run_at locked_until',
  daily_prices: 'owner symbol day open high low close source known_since',
  drafts: 'user_id draft_id form asset_id fields device session_id edited_at revision',
  entries: 'user_id sequence kind asset_id decision_id recorded_at body previous_hash hash',
  erasures: 'user_id entries hash erased_at body',
  held_back_prices: 'symbol price known_price reason source at',
  invitations: 'token_hash created_at expires_at used_at',
  imports: 'user_id ledger_id entries imported_at',
  journal_ends: 'user_id sequence',
  journal_items: 'id user_id sequence kind asset_id action confidence day is_late',
  ledger_heads: 'user_id sequence hash highest_asset_id bound_from seal ledger_id',
  mirror_answers: 'user_id made_of tag answer',
  passkey_challenges: 'challenge_hash user_id expires_at',
  passkeys: 'id user_id name public_key counter transports created_at last_used_at',
  preferences: 'user_id name value',
  price_series: 'symbol filled_from filled_to splits_checked_on',
  provider_budgets: 'provider period used',
  provider_cache: 'key body fetched_at expires_at',
  provider_failures: 'provider kind at',
  quotes: 'ticker price open previous_close source at fetched_at',
  read_results: 'user_id kind made_of result',
  receipts: 'user_id sequence signed_at body',
  recovery_codes: 'user_id code_hash created_at used_at',
  sessions: 'id expiresAt token createdAt updatedAt ipAddress userAgent userId confirmedAt',
  settings: 'name value',
  sign_ins: 'state nonce code_verifier next expires_at purpose user_id session_id identity_id',
  splits: 'symbol effective_on new_shares old_shares source',
  totp_secrets: 'user_id secret created_at confirmed_at last_counter',
  users: 'id name email emailVerified image createdAt updatedAt username displayUsername disabledAt',
  verifications: 'id identifier value expiresAt createdAt updatedAt',
}

/** The tables in which each engine stores the words of the Journal. */
const WORD_COLUMNS: Readonly<Record<Engine, Names>> = {
  sqlite: { journal_words: 'words' },
  postgres: { journal_words: 'id words' },
}

const WORD_INDEXES: Readonly<Record<Engine, Names>> = {
  sqlite: {},
  postgres: { journal_words: 'journal_words_by_word' },
}

/** Indexes that only make reading faster. */
const INDEXES: Names = {
  anchors: 'anchors_by_time',
  api_tokens: 'api_tokens_by_user',
  counted_tries: 'counted_tries_by_time',
  assets: 'assets_by_list assets_by_symbol assets_by_claim',
  credentials: 'credentials_by_user',
  critique_jobs: 'critique_jobs_by_time',
  entries: 'entries_by_asset',
  passkeys: 'passkeys_by_user',
  sessions: 'sessions_by_user',
  sign_ins: 'sign_ins_by_time',
  verifications: 'verifications_by_identifier',
}

/** Indexes without which a row could be stored twice. */
const UNIQUE_INDEXES: Readonly<Record<Engine, Names>> = {
  sqlite: {
    anchors: 'sqlite_autoindex_anchors_1',
    api_tokens: 'sqlite_autoindex_api_tokens_1 sqlite_autoindex_api_tokens_2',
    assets: 'assets_by_identity sqlite_autoindex_assets_1',
    closes_by_year: 'sqlite_autoindex_closes_by_year_1',
    companies: 'sqlite_autoindex_companies_1',
    counted_tries: 'sqlite_autoindex_counted_tries_1',
    credentials: 'credentials_by_subject sqlite_autoindex_credentials_1',
    critique_jobs: 'sqlite_autoindex_critique_jobs_1',
    daily_prices: 'sqlite_autoindex_daily_prices_1',
    drafts: 'sqlite_autoindex_drafts_1',
    entries: 'entries_by_decision entries_by_opening sqlite_autoindex_entries_1',
    erasures: 'sqlite_autoindex_erasures_1',
    held_back_prices: 'sqlite_autoindex_held_back_prices_1',
    invitations: 'sqlite_autoindex_invitations_1',
    imports: 'sqlite_autoindex_imports_1',
    journal_ends: 'sqlite_autoindex_journal_ends_1',
    journal_items: 'journal_items_by_place',
    ledger_heads: 'sqlite_autoindex_ledger_heads_1',
    mirror_answers: 'sqlite_autoindex_mirror_answers_1',
    passkey_challenges: 'sqlite_autoindex_passkey_challenges_1',
    passkeys: 'sqlite_autoindex_passkeys_1',
    recovery_codes: 'sqlite_autoindex_recovery_codes_1',
    totp_secrets: 'sqlite_autoindex_totp_secrets_1',
    preferences: 'sqlite_autoindex_preferences_1',
    price_series: 'sqlite_autoindex_price_series_1',
    provider_budgets: 'sqlite_autoindex_provider_budgets_1',
    provider_cache: 'sqlite_autoindex_provider_cache_1',
    provider_failures: 'sqlite_autoindex_provider_failures_1',
    quotes: 'sqlite_autoindex_quotes_1',
    read_results: 'sqlite_autoindex_read_results_1',
    receipts: 'sqlite_autoindex_receipts_1',
    sessions: 'sqlite_autoindex_sessions_1 sqlite_autoindex_sessions_2',
    settings: 'sqlite_autoindex_settings_1',
    sign_ins: 'sqlite_autoindex_sign_ins_1',
    splits: 'sqlite_autoindex_splits_1',
    users: 'sqlite_autoindex_users_1 sqlite_autoindex_users_2 sqlite_autoindex_users_3',
    verifications: 'sqlite_autoindex_verifications_1',
  },
  postgres: {
    anchors: 'anchors_pkey',
    api_tokens: 'api_tokens_pkey api_tokens_token_hash_key',
    assets: 'assets_by_identity assets_pkey',
    closes_by_year: 'closes_by_year_pkey',
    companies: 'companies_pkey',
    counted_tries: 'counted_tries_pkey',
    credentials: 'credentials_by_subject credentials_pkey',
    critique_jobs: 'critique_jobs_pkey',
    daily_prices: 'daily_prices_pkey',
    drafts: 'drafts_pkey',
    entries: 'entries_by_decision entries_by_opening entries_pkey',
    erasures: 'erasures_pkey',
    held_back_prices: 'held_back_prices_pkey',
    invitations: 'invitations_pkey',
    imports: 'imports_pkey',
    journal_ends: 'journal_ends_pkey',
    journal_items: 'journal_items_by_place journal_items_pkey',
    journal_words: 'journal_words_pkey',
    ledger_heads: 'ledger_heads_pkey',
    mirror_answers: 'mirror_answers_pkey',
    passkey_challenges: 'passkey_challenges_pkey',
    passkeys: 'passkeys_pkey',
    recovery_codes: 'recovery_codes_pkey',
    totp_secrets: 'totp_secrets_pkey',
    preferences: 'preferences_pkey',
    price_series: 'price_series_pkey',
    provider_budgets: 'provider_budgets_pkey',
    provider_cache: 'provider_cache_pkey',
    provider_failures: 'provider_failures_pkey',
    quotes: 'quotes_pkey',
    read_results: 'read_results_pkey',
    receipts: 'receipts_pkey',
    sessions: 'sessions_pkey sessions_token_key',
    settings: 'settings_pkey',
    sign_ins: 'sign_ins_pkey',
    splits: 'splits_pkey',
    users: 'users_email_key users_pkey users_username_key',
    verifications: 'verifications_pkey',
  },
}

/** The triggers by which a request that is under way while its account is erased leaves no row behind. */
const REFUSE_ERASED: Names = {
  anchors: 'anchors_refuse_erased',
  api_tokens: 'api_tokens_refuse_erased',
  credentials: 'credentials_refuse_erased',
  critique_jobs: 'critique_jobs_refuse_erased',
  daily_prices: 'daily_prices_refuse_erased',
  drafts: 'drafts_refuse_erased',
  imports: 'imports_refuse_erased',
  mirror_answers: 'mirror_answers_refuse_erased',
  passkey_challenges: 'passkey_challenges_refuse_erased',
  passkeys: 'passkeys_refuse_erased',
  preferences: 'preferences_refuse_erased',
  read_results: 'read_results_refuse_erased',
  receipts: 'receipts_refuse_erased',
  recovery_codes: 'recovery_codes_refuse_erased',
  sessions: 'sessions_refuse_erased',
  sign_ins: 'sign_ins_refuse_erased',
  totp_secrets: 'totp_secrets_refuse_erased',
}

/** The triggers that keep the ledger append-only, and PostgreSQL's trigger that notifies other processes of new entries. */
const TRIGGERS: Readonly<Record<Engine, Names>> = {
  sqlite: {
    entries: 'entries_refuse_delete entries_refuse_erased entries_refuse_replace entries_refuse_update',
    erasures: 'erasures_refuse_delete erasures_refuse_other_end erasures_refuse_update',
    ledger_heads: 'ledger_heads_refuse_delete ledger_heads_refuse_other_ledger ledger_heads_refuse_return',
  },
  postgres: {
    entries: 'entries_refuse_erased entries_refuse_truncate entries_refuse_update_and_delete entries_tell_of_them',
    erasures: 'erasures_refuse_other_end erasures_refuse_truncate erasures_refuse_update_and_delete',
    ledger_heads:
      'ledger_heads_refuse_delete ledger_heads_refuse_other_ledger ledger_heads_refuse_return ledger_heads_refuse_truncate',
  },
}

const MOST_NAMED = 12

/**
 * Refuses a database that lacks a table, a column or an index, after half a restore, for example: it would start, and every
 * request would fail later. `restoreTriggers` deals with triggers.
 * @throws StartRefusal that names what is missing
 */
export async function requireSchema(db: Db, engine: Engine): Promise<void> {
  const there = new Set((await readSchemaParts(db, engine)).map(keyOf))
  const missing = requiredParts(engine).filter((part) => part.kind !== 'trigger' && !there.has(keyOf(part)))
  const tables = new Set(missing.filter(({ kind }) => kind === 'table').map(({ name }) => name))
  const named = missing.filter(({ kind, table }) => kind === 'table' || !tables.has(table)).map(inWords)
  if (named.length > 0) throw onlyHalf(named)
}

/** @param missing the parts, by their names */
export function onlyHalf(missing: readonly string[]): StartRefusal {
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  return new StartRefusal(
    `a part of the database is missing (${missing.slice(0, MOST_NAMED).join(', ')}${more}): it is only half of one. ` +
      'Nothing was changed. Restore a backup.',
  )
}

export const requiredParts = (engine: Engine): SchemaPart[] => [
  ...Object.keys(columnsOf(engine)).map((name) => ({ kind: 'table', table: name, name }) as const),
  ...partsOf('column', columnsOf(engine)),
  ...partsOf('index', INDEXES),
  ...partsOf('index', WORD_INDEXES[engine]),
  ...partsOf('unique index', UNIQUE_INDEXES[engine]),
  ...partsOf('trigger', REFUSE_ERASED),
  ...partsOf('trigger', TRIGGERS[engine]),
]

const columnsOf = (engine: Engine): Names => ({ ...COLUMNS, ...WORD_COLUMNS[engine] })

const partsOf = (kind: SchemaPart['kind'], names: Names): SchemaPart[] =>
  Object.entries(names).flatMap(([table, list]) => list.split(' ').map((name) => ({ kind, table, name })))

const keyOf = ({ kind, table, name }: SchemaPart): string => `${kind} ${table} ${name}`

function inWords({ kind, table, name }: SchemaPart): string {
  if (kind === 'table') return name
  return kind === 'column' ? `column ${table}.${name}` : `${kind} ${name}`
}
