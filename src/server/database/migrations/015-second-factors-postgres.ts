export const statements = [
  // Each opens the account once, in the place of a password or of a code; only the hash of it is stored.
  `create table recovery_codes (
    user_id text not null, code_hash text not null, created_at text not null, used_at text,
    primary key (user_id, code_hash)
  )`,
  // What an authenticator app has too, encrypted; and the last period of which a code was taken, so that none is taken twice.
  `create table totp_secrets (
    user_id text primary key, secret text not null, created_at text not null, confirmed_at text,
    last_counter bigint not null
  )`,
  `create table passkeys (
    id text primary key, user_id text not null, name text not null, public_key text not null, counter bigint not null,
    transports text not null, created_at text not null, last_used_at text
  )`,
  'create index passkeys_by_user on passkeys (user_id)',
  // What a passkey is asked to sign: once, and soon.
  `create table passkey_challenges (
    challenge_hash text primary key, user_id text, expires_at text not null
  )`,
]
