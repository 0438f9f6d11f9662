const LEDGER_IS_APPEND_ONLY = 'the ledger is append-only'

export const statements = [
  `create table entries (
    user_id text not null,
    sequence integer not null,
    kind text not null,
    asset_id integer,
    decision_id text,
    recorded_at text not null,
    body text not null,
    previous_hash text not null,
    hash text not null,
    primary key (user_id, sequence)
  )`,
  'create unique index entries_by_decision on entries (user_id, decision_id) where decision_id is not null',
  'create index entries_by_asset on entries (user_id, asset_id, sequence)',
  `create function refuse_change_of_ledger() returns trigger language plpgsql as $$
    begin raise exception '${LEDGER_IS_APPEND_ONLY}'; end $$`,
  `create trigger entries_refuse_update_and_delete before update or delete on entries
    for each row execute function refuse_change_of_ledger()`,
  `create trigger entries_refuse_truncate before truncate on entries
    for each statement execute function refuse_change_of_ledger()`,

  `create table assets (
    user_id text not null,
    asset_id integer not null,
    list text not null,
    identity text not null,
    symbol text,
    state text not null,
    primary key (user_id, asset_id)
  )`,
  'create unique index assets_by_identity on assets (user_id, identity)',
  'create index assets_by_list on assets (user_id, list, asset_id)',

  `create table critique_jobs (
    user_id text not null,
    decision_id text not null,
    asset_id integer not null,
    attempts integer not null,
    run_at text not null,
    locked_until text,
    primary key (user_id, decision_id)
  )`,
  'create index critique_jobs_by_time on critique_jobs (run_at)',

  'create table companies (ticker text primary key, company_name text not null)',
  `create table quotes (
    ticker text primary key, price text not null, open text, previous_close text,
    source text not null, at text not null, fetched_at text not null
  )`,
  `create table preferences (user_id text not null, name text not null, value text not null, primary key (user_id, name))`,
  'create table settings (name text primary key, value text not null)',

  // better-auth 1.7 with its username plugin; a test asks better-auth itself whether anything is missing.
  `create table users (
    "id" text not null primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" boolean not null,
    "image" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "username" text unique,
    "displayUsername" text
  )`,
  `create table sessions (
    "id" text not null primary key,
    "expiresAt" timestamptz not null,
    "token" text not null unique,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null
  )`,
  'create index sessions_by_user on sessions ("userId")',
  `create table credentials (
    "id" text not null primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    "scope" text,
    "password" text,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  )`,
  'create index credentials_by_user on credentials ("userId")',
  `create table verifications (
    "id" text not null primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  )`,
  'create index verifications_by_identifier on verifications ("identifier")',
]
