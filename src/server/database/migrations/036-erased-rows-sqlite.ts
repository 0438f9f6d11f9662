/** The column that names a row's user, in the tables that are written without an entry of the ledger. */
const OWNERS = {
  anchors: 'user_id',
  api_tokens: 'user_id',
  credentials: '"userId"',
  critique_jobs: 'user_id',
  daily_prices: 'owner',
  drafts: 'user_id',
  imports: 'user_id',
  passkey_challenges: 'user_id',
  passkeys: 'user_id',
  preferences: 'user_id',
  receipts: 'user_id',
  recovery_codes: 'user_id',
  sessions: '"userId"',
  sign_ins: 'user_id',
  totp_secrets: 'user_id',
}

/** A request that was under way while its account was erased leaves nothing behind, as no entry has since migration 014. */
export const statements = Object.entries(OWNERS).map(
  ([table, owner]) => `create trigger ${table}_refuse_erased before insert on ${table}
    when exists (select 1 from erasures where erasures.user_id = new.${owner})
    begin select raise(abort, 'this account was erased'); end`,
)
