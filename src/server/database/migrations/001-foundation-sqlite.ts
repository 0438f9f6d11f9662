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
  ) strict`,
  'create unique index entries_by_decision on entries (user_id, decision_id) where decision_id is not null',
  'create index entries_by_asset on entries (user_id, asset_id, sequence)',
  `create trigger entries_refuse_update before update on entries
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  `create trigger entries_refuse_delete before delete on entries
    begin select raise(abort, '${LEDGER_IS_APPEND_ONLY}'); end`,
  // INSERT OR REPLACE deletes without firing the trigger above unless the connection has recursive_triggers on; this
  // one lives in the file and holds for every connection. IGNORE, not ABORT, would hide the conflict from the writer.
  `create trigger entries_refuse_replace before insert on entries
    when exists (select 1 from entries where user_id = new.user_id and sequence = new.sequence)
      or exists (select 1 from entries where user_id = new.user_id and decision_id = new.decision_id)
    begin select raise(abort, 'UNIQUE constraint failed: entries'); end`,

  `create table assets (
    user_id text not null,
    asset_id integer not null,
    list text not null,
    identity text not null,
    symbol text,
    state text not null,
    primary key (user_id, asset_id)
  ) strict`,
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
  ) strict`,
  'create index critique_jobs_by_time on critique_jobs (run_at)',

  'create table companies (ticker text primary key, company_name text not null) strict',
  `create table quotes (
    ticker text primary key, price text not null, open text, previous_close text,
    source text not null, at text not null, fetched_at text not null
  ) strict`,
  `create table preferences (user_id text not null, name text not null, value text not null, primary key (user_id, name)) strict`,
  'create table settings (name text primary key, value text not null) strict',

  // better-auth 1.7 with its username plugin; a test asks better-auth itself whether anything is missing.
  `create table users (
    "id" text not null primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" integer not null,
    "image" text,
    "createdAt" text not null,
    "updatedAt" text not null,
    "username" text unique,
    "displayUsername" text
  ) strict`,
  `create table sessions (
    "id" text not null primary key,
    "expiresAt" text not null,
    "token" text not null unique,
    "createdAt" text not null,
    "updatedAt" text not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null
  ) strict`,
  'create index sessions_by_user on sessions ("userId")',
  `create table credentials (
    "id" text not null primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" text,
    "refreshTokenExpiresAt" text,
    "scope" text,
    "password" text,
    "createdAt" text not null,
    "updatedAt" text not null
  ) strict`,
  'create index credentials_by_user on credentials ("userId")',
  `create table verifications (
    "id" text not null primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" text not null,
    "createdAt" text not null,
    "updatedAt" text not null
  ) strict`,
  'create index verifications_by_identifier on verifications ("identifier")',
]
